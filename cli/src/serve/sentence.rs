//! Why the room cannot be opened, for its host.

use std::io::{self, ErrorKind};

use rules::{Lang, Text};
use server::CannotServe;
use server::config::Config;
use store::StoreError;

use crate::files::in_words;
use crate::play::words::fill;

/// The sentence, which says what to do where that is known.
pub(super) fn of(why: &CannotServe, config: &Config, lang: Lang) -> String {
    match why {
        CannotServe::Config(wrong) => wrong.sentence(lang),
        CannotServe::Store(error) => of_store(error, lang),
        CannotServe::Io(error) => of_address(error, config, lang),
    }
}

fn of_address(error: &io::Error, config: &Config, lang: Lang) -> String {
    let text = match error.kind() {
        ErrorKind::AddrInUse => Text::new(
            "otro programa, quizá otra sala, escucha ya en {0}; ciérralo o elige otro puerto, como --listen {1}",
            "another program, perhaps another room, listens at {0} already; close it or choose another port, such as --listen {1}",
        ),
        ErrorKind::AddrNotAvailable => Text::new(
            "{0} no es una dirección de este equipo; con --listen {2} la sala escucha en todas",
            "{0} is no address of this machine; with --listen {2} the room listens at all of them",
        ),
        ErrorKind::PermissionDenied => Text::new(
            "el sistema no deja escuchar en {0}; elige un puerto desde el 1024, como --listen {1}",
            "the system does not let us listen at {0}; choose a port from 1024 on, such as --listen {1}",
        ),
        _ => return in_words(error, lang),
    };
    let listen = config.listen;
    let mut next = listen;
    next.set_port(listen.port().checked_add(1).unwrap_or(7777).max(1024));
    let everywhere = format!("0.0.0.0:{}", listen.port());
    let values = [&*listen.to_string(), &*next.to_string(), &*everywhere];
    fill(text, lang, &values)
}

fn of_store(error: &StoreError, lang: Lang) -> String {
    let (text, detail) = match error {
        StoreError::Address => (
            Text::new(
                "la base de datos se indica como sqlite:ARCHIVO o postgres://PERSONA@EQUIPO/NOMBRE",
                "the database is given as sqlite:FILE or postgres://USER@HOST/NAME",
            ),
            String::new(),
        ),
        StoreError::Foreign => (
            Text::new(
                "la base de datos no es de Sobremesa; se ha dejado como estaba",
                "the database is none of Sobremesa’s; it was left as it was",
            ),
            String::new(),
        ),
        StoreError::Newer { found, .. } => (
            Text::new(
                "la base de datos es de un Sobremesa más nuevo (formato {0}); se ha dejado como estaba",
                "the database belongs to a newer Sobremesa (format {0}); it was left as it was",
            ),
            found.to_string(),
        ),
        StoreError::NotDurable(setting) => (
            Text::new(
                "la base de datos no sobreviviría a un apagón: {0}",
                "the database would not survive a power cut: {0}",
            ),
            (*setting).to_owned(),
        ),
        StoreError::File(kind) => (
            Text::new(
                "el archivo de la base de datos no se puede usar: {0}",
                "the database’s file cannot be used: {0}",
            ),
            in_words(&(*kind).into(), lang),
        ),
        StoreError::Unreachable(_) => (
            Text::new(
                "no se llega a la base de datos; ¿está en marcha, y son correctos el nombre y la contraseña?",
                "the database cannot be reached; is it running, and are the name and the password right?",
            ),
            String::new(),
        ),
        StoreError::Damaged(_) | StoreError::Hole { .. } | StoreError::Unreadable(_) => (
            Text::new(
                "la base de datos está dañada; recupera una copia ({0})",
                "the database is damaged; restore a backup ({0})",
            ),
            error.to_string(),
        ),
        _ => (
            Text::new("la base de datos dice: {0}", "the database says: {0}"),
            error.to_string(),
        ),
    };
    fill(text, lang, &[&detail])
}

//! Why the room cannot be opened, for its host.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};

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
        CannotServe::Store(StoreError::Nothing) => of_nothing(config, lang),
        CannotServe::Store(error) => of_store(error, lang),
        CannotServe::Folder(error) => {
            format!("{}: {}", config.data.display(), in_words(error, lang))
        }
        CannotServe::Listen(address, error) => {
            let whose = Whose::of(*address, config);
            of_address(error, *address, whose, lang)
        }
    }
}

/// Who was to listen at an address.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Room,
    Figures,
}

impl Whose {
    /// The settings never give both the same one.
    fn of(address: SocketAddr, config: &Config) -> Whose {
        if address == config.listen {
            Whose::Room
        } else {
            Whose::Figures
        }
    }

    /// How it is set to another address.
    fn set_to(self, address: SocketAddr) -> String {
        match self {
            Whose::Room => format!("--listen {address}"),
            Whose::Figures => format!("metrics.listen = \"{address}\""),
        }
    }

    /// An address of its kind that every machine has.
    fn anywhere(self, port: u16) -> SocketAddr {
        match self {
            Whose::Room => (Ipv4Addr::UNSPECIFIED, port).into(),
            // They are not meant for everybody.
            Whose::Figures => (Ipv4Addr::LOCALHOST, port).into(),
        }
    }
}

fn of_address(error: &io::Error, address: SocketAddr, whose: Whose, lang: Lang) -> String {
    let text = match error.kind() {
        ErrorKind::AddrInUse => Text::new(
            "otro programa, quizá otra sala, escucha ya en {0}; ciérralo o elige otro puerto, como {1}",
            "another program, perhaps another room, listens at {0} already; close it or choose another port, such as {1}",
        ),
        ErrorKind::AddrNotAvailable if whose == Whose::Room => Text::new(
            "{0} no es una dirección de este equipo; con {2} la sala escucha en todas",
            "{0} is no address of this machine; with {2} the room listens at all of them",
        ),
        ErrorKind::AddrNotAvailable => Text::new(
            "{0} no es una dirección de este equipo; elige una que lo sea, como {2}",
            "{0} is no address of this machine; choose one that is, such as {2}",
        ),
        ErrorKind::PermissionDenied => Text::new(
            "el sistema no deja escuchar en {0}; elige un puerto desde el 1024, como {1}",
            "the system does not let us listen at {0}; choose a port from 1024 on, such as {1}",
        ),
        _ => return format!("{address}: {}", in_words(error, lang)),
    };
    let mut next = address;
    next.set_port(address.port().checked_add(1).unwrap_or(7777).max(1024));
    let anywhere = whose.anywhere(address.port());
    let values = [
        address.to_string(),
        whose.set_to(next),
        whose.set_to(anywhere),
    ];
    fill(text, lang, &values.each_ref().map(String::as_str))
}

/// Where nobody has ever opened a room. An address of a database may hold a password.
fn of_nothing(config: &Config, lang: Lang) -> String {
    let text = match config.database {
        Some(_) => Text::new(
            "no hay ninguna sala en esa base de datos",
            "there is no room in that database",
        ),
        None => Text::new("no hay ninguna sala en {0}", "there is no room in {0}"),
    };
    fill(text, lang, &[&config.data.display().to_string()])
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
        StoreError::Occupied => (
            Text::new(
                "otra sala está abierta con esta base de datos; ciérrala antes, o elige otra carpeta con --data",
                "another room is open on this database; close it first, or choose another folder with --data",
            ),
            String::new(),
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

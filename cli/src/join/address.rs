//! Where a visitor wants to go.

use hyper::http::uri::Authority;
use rules::{Lang, Text};
use wire::address;

/// A room and a place in it.
pub(super) struct Address {
    pub(super) authority: Authority,
    pub(super) place: Place,
}

/// A place in a room. It has no `Debug`: a code is as good as a seat.
#[derive(PartialEq, Eq)]
pub(super) enum Place {
    /// The hall, where tables are listed and opened.
    Hall,
    /// A table.
    Table(String),
    /// Wherever this code leads.
    Code(String),
}

/// Why an address leads nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoAddress {
    /// It asks for TLS, which this program does not speak.
    Tls,
    /// It is none of ours.
    Unreadable,
}

impl Address {
    /// Reads what a browser would be given. The scheme may be left out.
    pub(super) fn read(text: &str) -> Result<Address, NoAddress> {
        let text = text.trim();
        let rest = match text.split_once("://") {
            Some(("http", rest)) => rest,
            Some(("https", _)) => return Err(NoAddress::Tls),
            Some(_) => return Err(NoAddress::Unreadable),
            None => text,
        };
        let (rest, code) = match rest.split_once('#') {
            Some((rest, code)) => (rest, Some(code)),
            None => (rest, None),
        };
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let place = match (path.trim_end_matches('/'), code) {
            ("", None) => Place::Hall,
            (address::page::INVITATION, Some(code)) if is_name(code) => {
                Place::Code(code.to_owned())
            }
            (path, None) => match address::table_of(path) {
                Some(table) if is_name(table) => Place::Table(table.to_owned()),
                _ => return Err(NoAddress::Unreadable),
            },
            _ => return Err(NoAddress::Unreadable),
        };
        let readable = authority.parse().ok().filter(is_plain);
        let authority = readable.ok_or(NoAddress::Unreadable)?;
        Ok(Address { authority, place })
    }
}

impl NoAddress {
    /// The sentence for the visitor.
    pub(super) fn sentence(self, lang: Lang) -> String {
        let text = match self {
            NoAddress::Tls => Text::new(
                "desde el terminal solo se entra por http://; a una sala con https:// se va con el navegador",
                "from the terminal only http:// works; a room with https:// is entered with a browser",
            ),
            NoAddress::Unreadable => Text::new(
                "esa dirección no es de una sala: se espera http://equipo:7777, …/t/MESA o …/i#CÓDIGO",
                "that is no address of a room: http://machine:7777, …/t/TABLE or …/i#CODE is expected",
            ),
        };
        text.get(lang).to_owned()
    }
}

/// Whether it can be the name of a table, or a code.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

/// Whether it is a host and a port and nothing else.
fn is_plain(authority: &Authority) -> bool {
    let whole = authority.as_str();
    let port = whole == authority.host() || authority.port_u16().is_some();
    port && !authority.host().is_empty() && !whole.contains('@')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<(&str, Place), NoAddress>) {
        let read =
            Address::read(text).map(|address| (address.authority.to_string(), address.place));
        let expected = expected.map(|(authority, place)| (authority.to_owned(), place));
        assert!(read == expected, "{text}");
    }

    #[test]
    fn addresses_lead_to_places() {
        let table = || Place::Table("abc".to_owned());
        let code = || Place::Code("xyz".to_owned());
        check("http://host:7777", Ok(("host:7777", Place::Hall)));
        check("http://host:7777/", Ok(("host:7777", Place::Hall)));
        check(" host ", Ok(("host", Place::Hall)));
        check("http://[::1]:80/t/abc", Ok(("[::1]:80", table())));
        check("1.2.3.4:7777/t/abc/", Ok(("1.2.3.4:7777", table())));
        check("http://host/i#xyz", Ok(("host", code())));
        check("http://host/i/#xyz", Ok(("host", code())));
        check("https://host", Err(NoAddress::Tls));
        for text in [
            "",
            "http://",
            "ftp://host",
            "http://a@host",
            "http://host/x",
            "http://host/i",
            "http://host/i#",
            "http://host/t/",
            "http://host/t/a/b",
            "http://host/t/a#b",
            "http://host/t/a?b",
            "http://host:x",
        ] {
            check(text, Err(NoAddress::Unreadable));
        }
    }
}

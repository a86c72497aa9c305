//! What the host reads once the room is open.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use rules::{Lang, Text};

use crate::games::print;
use crate::play::words::fill;

/// An address reserved for documentation: the route to it reveals which of our own
/// addresses others see. Nothing is sent.
const ANYBODY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// What to write on it, and how.
pub(super) struct Placard {
    pub(super) public: Option<String>,
    pub(super) secure: bool,
    pub(super) qr: bool,
    pub(super) lang: Lang,
}

impl Placard {
    /// Shows it. A script gets one line, the address.
    pub(super) fn show(&self, address: SocketAddr) {
        let text = if io::stdout().is_terminal() {
            self.text(address, network_address())
        } else {
            format!("{}\n", local(address))
        };
        // The room works even if the host cannot read it.
        let _ = print(&text);
        let _ = io::stdout().flush();
    }

    /// Where people find the page: only at the public address, if there is one, since
    /// others are refused there.
    pub(super) fn page(&self, address: SocketAddr) -> String {
        self.public.clone().unwrap_or_else(|| local(address))
    }

    fn text(&self, address: SocketAddr, network: Option<IpAddr>) -> String {
        let here = local(address);
        let mut text = self.say(OPEN, &[]);
        let link = if let Some(public) = &self.public {
            text += &self.say(OUTSIDE, &[public]);
            text += &self.say(PROXY, &[&here]);
            Some(public.clone())
        } else {
            text += &self.say(HERE, &[&here]);
            let lan = lan(address, network);
            if let Some(lan) = &lan {
                text += &self.say(NEARBY, &[lan]);
            }
            lan
        };
        if let Some(link) = link.filter(|_| self.qr) {
            text += &qr(&link);
        }
        if !self.secure {
            text += &self.say(PLAIN, &[]);
        }
        text + &self.say(STOP, &[])
    }

    fn say(&self, text: Text, values: &[&str]) -> String {
        fill(text, self.lang, values) + "\n"
    }
}

/// Says at the terminal that the room is closing.
pub(super) fn say_closing(lang: Lang) {
    if io::stdout().is_terminal() {
        let _ = print(&format!("{}\n", CLOSING.get(lang)));
    }
}

const OPEN: Text = Text::new("La sala está abierta.", "The room is open.");
const HERE: Text = Text::new("  En este equipo:  {0}", "  On this machine:  {0}");
const NEARBY: Text = Text::new("  En esta red:     {0}", "  In this network:  {0}");
const OUTSIDE: Text = Text::new("  La página:       {0}", "  The page:         {0}");
const PROXY: Text = Text::new("  Para el proxy:   {0}", "  For the proxy:    {0}");
const PLAIN: Text = Text::new(
    "Sin TLS lo que se envía no va cifrado, tampoco las cookies: está bien en casa, no en internet.",
    "Without TLS nothing that is sent is encrypted, nor are cookies: fine at home, not on the internet.",
);
const STOP: Text = Text::new(
    "Ctrl-C cierra la sala; las partidas quedan guardadas.",
    "Ctrl-C closes the room; the games are kept.",
);
const CLOSING: Text = Text::new(
    "Cerrando la sala… (Ctrl-C otra vez para no esperar)",
    "Closing the room… (Ctrl-C again not to wait)",
);

/// How this very machine reaches the room.
fn local(address: SocketAddr) -> String {
    let mut here = address;
    if address.ip().is_unspecified() {
        here.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    format!("http://{here}")
}

/// How neighbours reach it, if they can.
fn lan(address: SocketAddr, network: Option<IpAddr>) -> Option<String> {
    let ip = match address.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => network?,
        ip => ip,
    };
    Some(format!("http://{}", SocketAddr::new(ip, address.port())))
}

/// The address that others in this network see.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ANYBODY).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback()).then_some(ip)
}

/// The link in half blocks, which cameras read from a terminal of either colour.
fn qr(link: &str) -> String {
    let code = QrCode::new(link).ok();
    let drawn = code.map(|code| code.render::<Dense1x2>().quiet_zone(true).build());
    drawn.map_or_else(String::new, |drawn| format!("\n{drawn}\n\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placard(public: Option<&str>, qr: bool) -> Placard {
        Placard {
            public: public.map(str::to_owned),
            secure: public.is_some(),
            qr,
            lang: Lang::En,
        }
    }

    fn check(placard: &Placard, listen: &str, has: &[&str], lacks: &[&str]) {
        let network = Some(IpAddr::from([192, 168, 1, 7]));
        let text = placard.text(listen.parse().unwrap(), network);
        for part in has {
            assert!(text.contains(part), "no {part:?} in\n{text}");
        }
        for part in lacks {
            assert!(!text.contains(part), "{part:?} in\n{text}");
        }
    }

    #[test]
    fn every_way_to_the_room_is_named() {
        let (plain, block) = (placard(None, true), "▀");
        check(
            &plain,
            "0.0.0.0:7777",
            &[
                "http://127.0.0.1:7777",
                "http://192.168.1.7:7777",
                block,
                "encrypted",
            ],
            &["proxy"],
        );
        check(
            &plain,
            "127.0.0.1:80",
            &["http://127.0.0.1:80"],
            &["192", block],
        );
        check(
            &plain,
            "10.1.2.3:7777",
            &["http://10.1.2.3:7777"],
            &["192."],
        );
        check(
            &placard(None, false),
            "0.0.0.0:7777",
            &["192.168"],
            &[block],
        );
    }

    #[test]
    fn with_a_public_address_nobody_is_sent_elsewhere() {
        let outside = placard(Some("https://games.example"), true);
        let proxy = "For the proxy:    http://127.0.0.1:7777";
        for listen in ["127.0.0.1:7777", "0.0.0.0:7777"] {
            check(
                &outside,
                listen,
                &["https://games.example", proxy, "▀"],
                &["encrypted", "192.168", "On this machine"],
            );
            let page = outside.page(listen.parse().unwrap());
            assert_eq!(page, "https://games.example");
        }
        let page = placard(None, true).page("0.0.0.0:80".parse().unwrap());
        assert_eq!(page, "http://127.0.0.1:80");
    }
}

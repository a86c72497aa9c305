//! The client's address.
//!
//! It is the peer's address, unless the peer is a trusted proxy: then it is the last
//! hop that is not a trusted proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::Shell;
use crate::config::{Config, ProxyHeader};
use crate::fault::{Code, Fault};

/// The header that most proxies write.
pub(crate) const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// The peer of the connection. [`crate::listen::serve`] attaches it to every request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

impl Peer {
    /// Its IP address; IPv4-mapped IPv6 addresses become IPv4.
    pub fn ip(self) -> IpAddr {
        self.0.ip().to_canonical()
    }
}

/// The address that a request is rate-limited by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl Client {
    /// The addresses it shares its limits with.
    pub fn group(self) -> Group {
        Group::of(self.0)
    }

    fn of(config: &Config, peer: Peer, headers: &HeaderMap) -> Client {
        let peer = peer.ip();
        let told = if config.trusts(peer) {
            forwarded(config, headers)
        } else {
            None
        };
        Client(told.unwrap_or(peer))
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Fault> {
        let noted = parts.extensions.get::<Client>().copied();
        noted.ok_or(Code::Inside.into())
    }
}

/// Addresses that share one limit: with IPv6 a household has a whole /64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Group(IpAddr);

impl Group {
    /// The group of an address.
    pub fn of(address: IpAddr) -> Group {
        match address.to_canonical() {
            IpAddr::V4(address) => Group(address.into()),
            IpAddr::V6(address) => {
                let network = address.to_bits() >> 64 << 64;
                Group(Ipv6Addr::from_bits(network).into())
            }
        }
    }
}

/// Attaches the client's address to a request.
pub(crate) async fn note(
    State(shell): State<Shell>,
    mut request: Request,
    next: Next,
) -> Result<Response, Fault> {
    let peer = *request.extensions().get::<Peer>().ok_or(Code::Inside)?;
    let client = Client::of(&shell.config, peer, request.headers());
    request.extensions_mut().insert(client);
    Ok(next.run(request).await)
}

/// Reads the forwarding header. Hops are listed from left to right, and everything left
/// of the first untrusted one may be forged. If all hops are trusted, the request began
/// at the leftmost. `None` if a hop that counts is malformed.
fn forwarded(config: &Config, headers: &HeaderMap) -> Option<IpAddr> {
    let (name, hop): (_, fn(&str) -> Option<IpAddr>) = match config.proxy_header {
        ProxyHeader::XForwardedFor => (X_FORWARDED_FOR, node),
        ProxyHeader::Forwarded => (header::FORWARDED.as_str(), element),
    };
    let mut last = None;
    for line in headers.get_all(name).iter().rev() {
        for text in line.to_str().ok()?.rsplit(',') {
            let address = hop(text.trim())?;
            if !config.trusts(address) {
                return Some(address);
            }
            last = Some(address);
        }
    }
    last
}

/// Parses one element of `Forwarded`. Splitting at commas inside quotes as well is
/// safe: an address contains no comma, and so a client's unclosed quote cannot swallow
/// the elements that proxies appended.
fn element(text: &str) -> Option<IpAddr> {
    let mut pairs = text
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.eq_ignore_ascii_case("for"))?;
    let bare = value
        .strip_prefix('"')
        .map_or(Some(value), |rest| rest.strip_suffix('"'))?;
    node(bare)
}

/// Parses an address, with or without brackets and port.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse::<IpAddr>();
    let address = address.or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

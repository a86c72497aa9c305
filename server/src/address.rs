//! Where a request comes from.
//!
//! That is the neighbour at the other end of the connection, unless it is a proxy
//! whose word the host trusts: then it is the last hop that is not one of ours.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::Shell;
use crate::config::{Config, ProxyHeader};
use crate::fault::{Code, Fault};

/// The header of most proxies.
pub(crate) const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// The other end of the connection. [`crate::listen::serve`] writes it on every request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub SocketAddr);

impl Peer {
    /// Its address; an IPv4 address is one even on an IPv6 socket.
    pub fn ip(self) -> IpAddr {
        self.0.ip().to_canonical()
    }
}

/// The address that a request is counted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl Client {
    /// Whom its limits are shared with.
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

/// Addresses that are one for the limits: with IPv6 a household has a whole /64.
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

/// Notes on a request where it comes from.
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

/// Hops are written from left to right as they happened, and everything left of the first one
/// that we do not trust may be invented. If all are ours, the request began with
/// the left-most. `None` if a hop that counts is malformed.
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

/// One element of `Forwarded`. An address needs no comma, so cutting at commas inside
/// quotes as well harms no honest element, and keeps a stranger's open quote from
/// swallowing the elements that proxies added to its right.
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

/// An address, perhaps in brackets, perhaps with a port.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse::<IpAddr>();
    let address = address.or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

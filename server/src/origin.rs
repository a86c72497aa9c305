//! Same-origin checks.
//!
//! Browsers attach our cookie to requests that other pages make. So every request that
//! changes something, and every WebSocket, must name in `Origin` exactly the scheme,
//! host and port that it was addressed to.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header, uri};
use axum::middleware::Next;
use axum::response::Response;
use serde::Deserialize;

use crate::fault::{Code, Fault};
use crate::{Shell, cookie};

/// A scheme, a host and a port, written as browsers write them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Origin {
    secure: bool,
    authority: Authority,
}

impl Origin {
    /// An origin over plain HTTP.
    pub(crate) fn plain(authority: Authority) -> Origin {
        Origin::new(false, authority)
    }

    /// Normalises: the scheme's default port is not written.
    fn new(secure: bool, mut authority: Authority) -> Origin {
        let implied = if secure { 443 } else { 80 };
        authority.port = authority.port.filter(|port| *port != implied);
        Origin { secure, authority }
    }

    /// Whether the scheme is `https`.
    pub fn secure(&self) -> bool {
        self.secure
    }

    /// Its host and port.
    pub fn authority(&self) -> &Authority {
        &self.authority
    }

    /// The WebSocket URL of the same origin.
    pub(crate) fn sockets(&self) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}", self.authority)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Origin, NoOrigin> {
        let (secure, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            _ => return Err(NoOrigin),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest).parse()?;
        Ok(Origin::new(secure, authority))
    }
}

impl TryFrom<String> for Origin {
    type Error = NoOrigin;

    fn try_from(text: String) -> Result<Origin, NoOrigin> {
        text.parse()
    }
}

/// A host in lower case, and its port if one was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Authority {
    host: String,
    port: Option<u16>,
}

impl Authority {
    /// The host; an IPv6 address is in brackets.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The port, unless it is the scheme's default.
    pub fn port(&self) -> Option<u16> {
        self.port
    }

    /// Whether the host is an address rather than a name.
    pub(crate) fn is_address(&self) -> bool {
        let bare = self
            .host
            .strip_prefix('[')
            .and_then(|host| host.strip_suffix(']'));
        match bare {
            Some(bare) => bare.parse::<Ipv6Addr>().is_ok(),
            None => self.host.parse::<Ipv4Addr>().is_ok(),
        }
    }
}

impl fmt::Display for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            Some(port) => write!(f, "{}:{port}", self.host),
            None => f.write_str(&self.host),
        }
    }
}

impl FromStr for Authority {
    type Err = NoOrigin;

    /// Refuses anything that would not be written the same way again, such as a user
    /// name, an empty port or a leading zero.
    fn from_str(text: &str) -> Result<Authority, NoOrigin> {
        let read: uri::Authority = text.parse().map_err(|_| NoOrigin)?;
        let authority = Authority {
            host: read.host().to_ascii_lowercase(),
            port: read.port_u16(),
        };
        let same = authority.to_string().eq_ignore_ascii_case(text);
        if same && !authority.host.is_empty() {
            Ok(authority)
        } else {
            Err(NoOrigin)
        }
    }
}

/// The text is not a scheme, host and port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoOrigin;

impl fmt::Display for NoOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected http(s)://host[:port]")
    }
}

/// Middleware that refuses requests addressed to another host or sent by another site's
/// page.
pub(crate) async fn check(
    State(shell): State<Shell>,
    request: Request,
    next: Next,
) -> Result<Response, Fault> {
    let ours = request
        .extensions()
        .get::<Origin>()
        .ok_or(Code::Misdirected)?;
    let changes = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if changes || upgrades {
        sent_by(ours, request.headers(), shell.config.secure())?;
    }
    Ok(next.run(request).await)
}

/// Checks the `Origin` header. Terminal clients and bots have no page and send none;
/// that is allowed as long as there is no cookie that a browser could have attached.
fn sent_by(ours: &Origin, headers: &HeaderMap, secure: bool) -> Result<(), Fault> {
    let mut named = headers.get_all(header::ORIGIN).iter();
    let fits = match (named.next(), named.next()) {
        (None, _) => !cookie::is_carried(headers, secure),
        (Some(origin), None) => origin.as_bytes() == ours.to_string().as_bytes(),
        (Some(_), Some(_)) => false,
    };
    if fits {
        Ok(())
    } else {
        Err(Code::OtherOrigin.into())
    }
}

//! The names by which this machine may be addressed.
//!
//! A stranger's page can let its own name point to this machine ("DNS rebinding"), and then
//! its requests look as if they came from a page of ours. Its name in `Host` gives it
//! away. An address cannot be bent like that.

use std::collections::HashSet;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use crate::Shell;
use crate::config::Config;
use crate::origin::{Authority, Origin};

/// Our names.
pub(crate) struct Hosts {
    names: HashSet<String>,
}

impl Hosts {
    /// Those that are configured, `localhost`, and the machine's own, which in home networks
    /// is also known under `.local`.
    pub(crate) fn of(config: &Config) -> Hosts {
        let own = gethostname::gethostname()
            .to_string_lossy()
            .to_ascii_lowercase();
        let first = own.split('.').next().unwrap_or_default();
        let public = config.public_url.as_ref().map(|url| url.authority().host());
        let mut names: HashSet<String> = config
            .names
            .iter()
            .map(|name| name.to_ascii_lowercase())
            .collect();
        names.extend(public.map(str::to_owned));
        names.extend([
            "localhost".to_owned(),
            format!("{first}.local"),
            first.to_owned(),
            own.clone(),
        ]);
        Hosts { names }
    }

    /// Where the request was addressed to, if that is us.
    fn addressed(&self, request: &Request) -> Option<Origin> {
        let authority = authority(request)?;
        let ours = authority.is_address() || self.names.contains(authority.host());
        ours.then(|| Origin::plain(authority))
    }
}

/// The host that a request names, which it must do once.
fn authority(request: &Request) -> Option<Authority> {
    if let Some(authority) = request.uri().authority() {
        return authority.as_str().parse().ok();
    }
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().ok()?.parse().ok(),
        _ => None,
    }
}

/// Notes on the request where it was addressed to. Without this note it is refused
/// further in.
pub(crate) async fn note(State(shell): State<Shell>, mut request: Request, next: Next) -> Response {
    if let Some(addressed) = shell.hosts.addressed(&request) {
        let public = shell.config.public_url.clone();
        request.extensions_mut().insert(public.unwrap_or(addressed));
    }
    next.run(request).await
}

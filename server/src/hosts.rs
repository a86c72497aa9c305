//! The host names of this machine.
//!
//! A foreign page can let its own name resolve to this machine ("DNS rebinding"), and
//! then its requests look as if they came from our page. The `Host` header gives it
//! away. An IP address cannot be abused like that.

use std::collections::HashSet;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use crate::Shell;
use crate::config::Config;
use crate::origin::{Authority, Origin};

/// The accepted host names.
pub(crate) struct Hosts {
    names: HashSet<String>,
}

impl Hosts {
    /// The configured names, `localhost`, and the machine's own name, in home networks
    /// also with `.local`.
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

    /// The origin a request is addressed to, if it is ours.
    fn addressed(&self, request: &Request) -> Option<Origin> {
        let authority = authority(request)?;
        let ours = authority.is_address() || self.names.contains(authority.host());
        ours.then(|| Origin::plain(authority))
    }
}

/// The host that a request names; it must name exactly one.
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

/// Attaches the addressed origin to the request. Without it the request is refused
/// later.
pub(crate) async fn note(State(shell): State<Shell>, mut request: Request, next: Next) -> Response {
    if let Some(addressed) = shell.hosts.addressed(&request) {
        let public = shell.config.public_url.clone();
        request.extensions_mut().insert(public.unwrap_or(addressed));
    }
    next.run(request).await
}

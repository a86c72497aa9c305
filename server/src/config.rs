//! The room's configuration. Everything has a default, so any part can come from a
//! file, the environment or a flag.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use ipnet::IpNet;
use rules::Lang;
use serde::Deserialize;

use crate::limits::{Kind, Rate};
use crate::logs::Log;
use crate::origin::{Authority, Origin};

/// The settings of a room.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The database; defaults to a file in the data folder.
    pub database: Option<DatabaseUrl>,
    /// The public address. With `https://` a proxy in front of us terminates TLS, so
    /// cookies are strict and browsers get HSTS.
    pub public_url: Option<Origin>,
    /// Additional host names for this machine.
    pub names: Vec<String>,
    /// Proxies whose forwarding header is believed; none by default.
    pub trusted_proxies: Vec<IpNet>,
    /// The forwarding header that trusted proxies write. Only this one is read: a proxy
    /// that writes one of the two may pass on what a client wrote into the other.
    pub proxy_header: ProxyHeader,
    /// Whether public tables are listed for everybody.
    pub lobby: bool,
    /// Whether free-text chat is allowed.
    pub chat: bool,
    /// Threads for bots; defaults to one less than the number of cores.
    pub bot_threads: Option<NonZeroUsize>,
    /// Connection limits and timeouts.
    pub connections: Connections,
    /// Rate limits.
    pub limits: Allowance,
    /// Access to the metrics.
    pub metrics: Metrics,
    /// Logging.
    pub log: Log,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::UNSPECIFIED, 7777)),
            data: PathBuf::from("sobremesa-data"),
            database: None,
            public_url: None,
            names: Vec::new(),
            trusted_proxies: Vec::new(),
            proxy_header: ProxyHeader::default(),
            lobby: false,
            chat: false,
            bot_threads: None,
            connections: Connections::default(),
            limits: Allowance::default(),
            metrics: Metrics::default(),
            log: Log::default(),
        }
    }
}

impl Config {
    /// Whether browsers reach us over TLS.
    pub fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(Origin::secure)
    }

    /// Whether this peer is a trusted proxy.
    pub fn trusts(&self, neighbour: IpAddr) -> bool {
        self.trusted_proxies
            .iter()
            .any(|net| net.contains(&neighbour))
    }

    /// The configured database, or the file in the data folder.
    pub fn database_url(&self) -> String {
        match &self.database {
            Some(DatabaseUrl(url)) => url.clone(),
            None => format!("sqlite:{}", self.data.join("sobremesa.db").display()),
        }
    }

    /// Checks what the types cannot rule out.
    pub fn check(&self) -> Result<(), Misconfigured> {
        if let Some(DatabaseUrl(url)) = &self.database
            && !["sqlite:", "postgres:", "postgresql:"]
                .iter()
                .any(|scheme| url.starts_with(scheme))
        {
            return Err(Misconfigured::UnknownDatabase);
        }
        if let Some(net) = self
            .trusted_proxies
            .iter()
            .find(|net| net.prefix_len() == 0)
        {
            return Err(Misconfigured::TrustsEverybody(*net));
        }
        if let Some(name) = self.names.iter().find(|name| !is_host(name)) {
            return Err(Misconfigured::NoHost(name.clone()));
        }
        if self.metrics.listen == Some(self.listen) {
            return Err(Misconfigured::ListensTwice(self.listen));
        }
        if !self.log.is_sound() {
            return Err(Misconfigured::LogFilter(self.log.filter.clone()));
        }
        self.limits.check()?;
        self.connections.check()
    }
}

/// Whether it is a host name and nothing else.
fn is_host(name: &str) -> bool {
    name.parse::<Authority>()
        .is_ok_and(|authority| authority.port().is_none())
}

/// A database URL. It may contain a password, so it is never printed.
#[derive(Clone, Deserialize)]
pub struct DatabaseUrl(pub String);

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// The header in which proxies name the client.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProxyHeader {
    /// `X-Forwarded-For`, which nearly all proxies write.
    #[default]
    XForwardedFor,
    /// `Forwarded`, as in RFC 7239.
    Forwarded,
}

/// Connection limits and timeouts in milliseconds.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Connections {
    /// Connections in total.
    pub total: usize,
    /// Connections per address. Trusted proxies are exempt.
    pub per_address: usize,
    /// Timeout for a request's head, also for the next one on the same connection.
    pub header_ms: u64,
    /// Timeout for a request and its answer.
    pub request_ms: u64,
    /// Timeout for a write to a client that has stopped reading.
    pub write_ms: u64,
    /// Timeout for work in progress at shutdown.
    pub drain_ms: u64,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            total: 20_000,
            per_address: 512,
            header_ms: 10_000,
            request_ms: 15_000,
            write_ms: 20_000,
            drain_ms: 5_000,
        }
    }
}

impl Connections {
    fn check(&self) -> Result<(), Misconfigured> {
        let none = [
            ("connections.total", self.total == 0),
            ("connections.per_address", self.per_address == 0),
            ("connections.header_ms", self.header_ms == 0),
            ("connections.request_ms", self.request_ms == 0),
            ("connections.write_ms", self.write_ms == 0),
        ];
        match none.into_iter().find(|(_, is_zero)| *is_zero) {
            Some((setting, _)) => Err(Misconfigured::Zero(setting)),
            None => Ok(()),
        }
    }
}

/// Rate limits. The rates given here replace [`Kind`]'s defaults.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Allowance {
    /// Rates per address; many people may share one.
    pub address: BTreeMap<Kind, Rate>,
    /// Rates per person, except for kinds that are counted before the person is known.
    pub person: BTreeMap<Kind, Rate>,
    /// Open sockets per address.
    pub sockets_per_address: usize,
    /// Unfinished tables per person; 0 for no limit.
    pub tables_per_person: usize,
}

impl Allowance {
    fn check(&self) -> Result<(), Misconfigured> {
        if self.sockets_per_address == 0 {
            return Err(Misconfigured::Zero("limits.sockets_per_address"));
        }
        let impersonal = [
            (Kind::Request, "limits.person.request"),
            (Kind::Guest, "limits.person.guest"),
        ];
        match impersonal
            .iter()
            .find(|(kind, _)| self.person.contains_key(kind))
        {
            Some((_, setting)) => Err(Misconfigured::Impersonal(setting)),
            None => Ok(()),
        }
    }
}

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance {
            address: BTreeMap::new(),
            person: BTreeMap::new(),
            sockets_per_address: 256,
            tables_per_person: 32,
        }
    }
}

/// Who may read `/metrics`. This machine always may.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Metrics {
    /// A separate listening address; by default the room's own. Use one if a proxy runs
    /// on the same machine.
    pub listen: Option<SocketAddr>,
    /// Further networks that may read them.
    pub allow: Vec<IpNet>,
}

/// Invalid settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misconfigured {
    /// The database URL starts with neither `sqlite:` nor `postgres:`.
    UnknownDatabase,
    /// A trusted network that contains every address.
    TrustsEverybody(IpNet),
    /// A name that is not a host name.
    NoHost(String),
    /// The room and the metrics have the same listening address.
    ListensTwice(SocketAddr),
    /// The log filter is malformed.
    LogFilter(String),
    /// A zero that would prevent serving anything.
    Zero(&'static str),
    /// A rate per person for a kind that is counted by address only.
    Impersonal(&'static str),
}

impl Misconfigured {
    /// The message for the host.
    pub fn sentence(&self, lang: Lang) -> String {
        let (es, en) = match self {
            Self::UnknownDatabase => (
                "database: la dirección debe empezar por sqlite: o postgres:".to_owned(),
                "database: the address must begin with sqlite: or postgres:".to_owned(),
            ),
            Self::TrustsEverybody(net) => (
                format!("trusted_proxies: {net} contiene todas las direcciones"),
                format!("trusted_proxies: {net} holds every address"),
            ),
            Self::NoHost(name) => (
                format!("names: «{name}» no es el nombre de una máquina"),
                format!("names: “{name}” is not the name of a machine"),
            ),
            Self::ListensTwice(address) => (
                format!("metrics.listen: la sala ya escucha en {address}"),
                format!("metrics.listen: the room listens at {address} already"),
            ),
            Self::LogFilter(filter) => (
                format!("log.filter: «{filter}» no es un filtro"),
                format!("log.filter: “{filter}” is no filter"),
            ),
            Self::Zero(setting) => (
                format!("{setting}: no puede ser cero"),
                format!("{setting}: cannot be zero"),
            ),
            Self::Impersonal(setting) => (
                format!("{setting}: este límite es de direcciones, no de personas"),
                format!("{setting}: this limit is one of addresses, not of persons"),
            ),
        };
        match lang {
            Lang::Es => es,
            Lang::En => en,
        }
    }
}

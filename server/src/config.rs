//! How a host has set up the room. Everything has a default, so that any part can
//! come from a file, the environment or a flag, and the rest stays as it is here.

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
    /// Where the room listens.
    pub listen: SocketAddr,
    /// The folder of everything that is kept.
    pub data: PathBuf,
    /// The database; without it, a file in the data folder.
    pub database: Option<DatabaseUrl>,
    /// How the room is reached from outside. With `https://` a proxy in front of us
    /// speaks TLS, so cookies are strict and browsers are told to stay with TLS.
    pub public_url: Option<Origin>,
    /// More names by which requests may address this machine.
    pub names: Vec<String>,
    /// Who may tell us for whom a request is forwarded. Nobody, unless it is said.
    pub trusted_proxies: Vec<IpNet>,
    /// The header in which trusted proxies tell it. Only one is read: a proxy
    /// that writes one of them may pass on what a stranger wrote into the other.
    pub proxy_header: ProxyHeader,
    /// Whether open tables are listed for everybody.
    pub lobby: bool,
    /// Whether people may write freely to each other.
    pub chat: bool,
    /// Threads for the bots' thoughts; without it, as many as the machine can spare.
    pub bot_threads: Option<NonZeroUsize>,
    /// Connections and how long they are waited for.
    pub connections: Connections,
    /// How much may be asked.
    pub limits: Allowance,
    /// Who may read the figures.
    pub metrics: Metrics,
    /// What is logged.
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
    /// Whether browsers reach us by TLS.
    pub fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(Origin::secure)
    }

    /// Whether this neighbour may say for whom it forwards.
    pub fn trusts(&self, neighbour: IpAddr) -> bool {
        self.trusted_proxies
            .iter()
            .any(|net| net.contains(&neighbour))
    }

    /// The database that is set, or the file in the data folder.
    pub fn database_url(&self) -> String {
        match &self.database {
            Some(DatabaseUrl(url)) => url.clone(),
            None => format!("sqlite:{}", self.data.join("sobremesa.db").display()),
        }
    }

    /// What the types cannot rule out.
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

/// Whether it is a host and nothing but a host.
fn is_host(name: &str) -> bool {
    name.parse::<Authority>()
        .is_ok_and(|authority| authority.port().is_none())
}

/// A database's address. It may hold a password, so it is never printed.
#[derive(Clone, Deserialize)]
pub struct DatabaseUrl(pub String);

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// The header by which proxies name the client.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProxyHeader {
    /// `X-Forwarded-For`, as nearly all proxies write it.
    #[default]
    XForwardedFor,
    /// `Forwarded`, as RFC 7239 has it.
    Forwarded,
}

/// How many connections there may be and how long they are waited for.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Connections {
    /// Connections altogether.
    pub total: usize,
    /// Connections of one address. Trusted proxies may have more.
    pub per_address: usize,
    /// For the head of a request, also for that of the next one.
    pub header_ms: u64,
    /// For a request and its answer.
    pub request_ms: u64,
    /// For a reader who has stopped reading.
    pub write_ms: u64,
    /// For what is under way when the room closes.
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

/// How much may be asked. The rates given here replace [`Kind`]'s usual ones.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Allowance {
    /// Rates of one address; many people may sit behind it.
    pub address: BTreeMap<Kind, Rate>,
    /// Rates of one person, but for what is counted before anybody knows who asks.
    pub person: BTreeMap<Kind, Rate>,
    /// Sockets that one address may have open.
    pub sockets_per_address: usize,
    /// Tables that one person may have open; 0 for any number.
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

/// Who may read the figures at `/metrics`. This machine always may.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Metrics {
    /// A listening address of their own; without it they are at the room's. Behind a
    /// proxy on the same machine this is the safe choice.
    pub listen: Option<SocketAddr>,
    /// Networks that may read them, too.
    pub allow: Vec<IpNet>,
}

/// Settings that cannot be meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misconfigured {
    /// The database's address begins with neither `sqlite:` nor `postgres:`.
    UnknownDatabase,
    /// A trusted network that holds every address.
    TrustsEverybody(IpNet),
    /// A name that is no host's.
    NoHost(String),
    /// The room and the figures at one listening address.
    ListensTwice(SocketAddr),
    /// The log's filter makes no sense.
    LogFilter(String),
    /// Nothing could ever be served with a zero here.
    Zero(&'static str),
    /// A rate for persons of what only addresses are counted for.
    Impersonal(&'static str),
}

impl Misconfigured {
    /// The sentence for the host.
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

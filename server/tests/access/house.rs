//! A room with two tables that wait for a fourth player, and everybody who may try something at them.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use server::config::Config;
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::wire::{Answer, Ask};

/// Everybody who may try something, in the order of the tables' columns.
pub(crate) const ROLES: [Role; 7] = [
    Role::Nobody,
    Role::Guest,
    Role::Other,
    Role::Spectator,
    Role::Seat,
    Role::Host,
    Role::Revoked,
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// Has no token.
    Nobody,
    /// Has a token and sits nowhere.
    Guest,
    /// Sits at another table.
    Other,
    /// Looks on where anybody may.
    Spectator,
    /// Sits in seat 2.
    Seat,
    /// Opened the table and sits in seat 1.
    Host,
    /// Sat in seat 3 and was sent away.
    Revoked,
}

/// An open room. It closes when it is dropped.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    tokens: [Option<String>; 7],
    private: String,
    watched: String,
    _close: oneshot::Sender<()>,
    _folder: TempDir,
}

impl House {
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let many = json!({ "burst": 1_000, "per_minute": 1_000 });
        let rates = json!({ "table": many, "talk": many });
        let limits = json!({ "address": rates, "person": rates });
        let config = Config {
            // Each role tries everything.
            limits: serde_json::from_value(limits).unwrap(),
            data: folder.path().to_owned(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            ..Config::default()
        };
        let (opened, address) = oneshot::channel();
        let (close, closed) = oneshot::channel();
        tokio::spawn(async move {
            let tell = |address| opened.send(address).unwrap();
            let shutdown = async { drop(closed.await) };
            let served = server::serve(config, rules::Shelf::default(), tell, shutdown).await;
            served.unwrap();
        });
        let mut house = House {
            address: address.await.unwrap(),
            tokens: Default::default(),
            private: String::new(),
            watched: String::new(),
            _close: close,
            _folder: folder,
        };
        house.fill().await;
        house
    }

    /// Seats everybody where they belong.
    async fn fill(&mut self) {
        for role in ROLES.into_iter().filter(|role| *role != Role::Nobody) {
            self.tokens[role as usize] = Some(self.token().await);
        }
        self.private = self.table(Role::Host, false).await;
        self.watched = self.table(Role::Other, true).await;
        self.invite(Role::Seat, 2).await;
        self.invite(Role::Revoked, 3).await;
        let remove = json!({ "aid": "remove-them", "seat": 3, "v": 9, "a": "remove" });
        let acts = format!("/api/tables/{}/acts", self.private);
        let removed = self.send(Role::Host, "POST", &acts, Some(&remove)).await;
        assert_eq!(removed.status, 200, "{}", removed.body);
    }

    async fn token(&self) -> String {
        let answer = Ask::new(self.address, "POST", "/api/guest").send().await;
        let cookie = answer.header("set-cookie").unwrap();
        let (_, value) = cookie.split_once('=').unwrap();
        value.split(';').next().unwrap().to_owned()
    }

    async fn table(&self, host: Role, watch: bool) -> String {
        let open = json!({ "who": "open" });
        let seats = json!([{ "who": "me" }, open, open, open]);
        let setup = json!({ "game": "nueve", "seats": seats, "watch": watch });
        let opening = json!({ "name": "Ana", "setup": setup });
        let answer = self.send(host, "POST", "/api/tables", Some(&opening)).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    async fn invite(&self, role: Role, seat: u8) {
        let path = format!("/api/tables/{}/invitations", self.private);
        let which = json!({ "seat": seat });
        let answer = self.send(Role::Host, "POST", &path, Some(&which)).await;
        let given = json!({ "code": answer.json()["code"], "name": "Luis" });
        let answer = self.send(role, "POST", "/api/codes", Some(&given)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }

    /// The table that somebody of this role tries: only a spectator looks at one
    /// where that is allowed.
    pub(crate) fn table_for(&self, role: Role) -> &str {
        if role == Role::Spectator {
            &self.watched
        } else {
            &self.private
        }
    }

    pub(crate) fn token_of(&self, role: Role) -> Option<&str> {
        self.tokens[role as usize].as_deref()
    }

    pub(crate) async fn send(
        &self,
        role: Role,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let mut ask = Ask::new(self.address, method, path);
        if let Some(token) = self.token_of(role) {
            ask = ask.with("authorization", &format!("Bearer {token}"));
        }
        if let Some(body) = body {
            ask = ask.json(&body.to_string());
        }
        ask.send().await
    }
}

//! Two people at a table who go on whatever happens to the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rules::{Luck as _, Rng};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::client::{Gone, Socket};
use crate::notes::Notes;
use crate::wire::Ask;

pub(crate) struct Duel {
    rng: Rng,
    number: usize,
    aids: u64,
    table: String,
    players: [Player; 2],
    addresses: watch::Receiver<SocketAddr>,
    notes: Arc<Notes>,
}

/// One of them.
struct Player {
    token: String,
    socket: Option<Socket>,
    /// What they have seen last.
    v: u64,
    seat: u64,
    view: Value,
}

impl Duel {
    /// Two guests sit down.
    pub(crate) async fn begin(
        number: usize,
        game: &str,
        addresses: watch::Receiver<SocketAddr>,
        notes: Arc<Notes>,
    ) -> Duel {
        let address = *addresses.borrow();
        let tokens = [guest(address).await, guest(address).await];
        let options = if game == "reverso" {
            json!({"size": 6})
        } else {
            json!({})
        };
        let seats = json!([{"who": "me"}, {"who": "open"}]);
        let setup = json!({"game": game, "options": options, "seats": seats, "games": 1});
        let opening = json!({"name": "Ana", "setup": setup});
        let opened = post(address, &tokens[0], "/api/tables", &opening).await;
        let table = opened["table"].as_str().unwrap().to_owned();
        let invitations = format!("/api/tables/{table}/invitations");
        let invitation = post(address, &tokens[0], &invitations, &json!({"seat": 2})).await;
        let given = json!({"code": invitation["code"], "name": "Bea"});
        post(address, &tokens[1], "/api/codes", &given).await;
        Duel {
            rng: Rng::stirred(b"duel", number as u64),
            number,
            aids: 0,
            table,
            players: tokens.map(Player::new),
            addresses,
            notes,
        }
    }

    /// For ever.
    pub(crate) async fn play(mut self) {
        loop {
            for who in 0..2 {
                self.arrive(who).await;
            }
            let view = &self.players[0].view;
            if let Some(next) = view["rematch"].as_str() {
                self.table = next.to_owned();
                self.players.iter_mut().for_each(Player::leave);
            } else if view["phase"] == "over" {
                let again = json!({"consent": {"matter": "rematch", "yes": true}});
                self.act(0, &again).await;
                self.act(1, &again).await;
                self.await_rematch().await;
            } else {
                let turn = view["turn"].as_u64();
                let who = usize::from(turn != Some(self.players[0].seat));
                let done = match self.choose(who).await {
                    Ok(action) => self.act(who, &json!({"play": action})).await,
                    Err(Gone) => 0,
                };
                self.look_again(done).await;
            }
        }
    }

    /// Until the room has opened another table, as it owes them.
    async fn await_rematch(&mut self) {
        loop {
            self.arrive(0).await;
            if self.players[0].view["rematch"].is_string() {
                return;
            }
            // A client that is cut off meanwhile reconnects.
            let _ = self.hear(0).await;
        }
    }

    /// Both come up to what is known, at least to this version.
    async fn look_again(&mut self, least: u64) {
        for who in 0..2 {
            self.arrive(who).await;
            let newest = self.players[0].v.max(self.players[1].v).max(least);
            while self.players[who].v < newest && self.hear(who).await.is_ok() {}
        }
    }

    /// A legal move, at random.
    async fn choose(&mut self, who: usize) -> Result<String, Gone> {
        let seat = self.players[who].seat;
        self.say(
            who,
            &json!({"t": "ask", "q": 1, "seat": seat, "a": "legal"}),
        )
        .await?;
        loop {
            let heard = self.hear(who).await?;
            if heard["t"] == "tell" {
                let actions = heard["tell"]["legal"]["actions"]
                    .as_array()
                    .unwrap()
                    .clone();
                let pick = self.rng.below(actions.len().max(1) as u32) as usize;
                let action = actions.get(pick).and_then(Value::as_str);
                return action.map(str::to_owned).ok_or(Gone);
            }
        }
    }

    /// Does something, under one name, until it has an answer; now and then once more,
    /// for the same answer.
    async fn act(&mut self, who: usize, a: &Value) -> u64 {
        self.aids += 1;
        let aid = format!("duel-{}-act-{}", self.number, self.aids);
        let (seat, v) = (self.players[who].seat, self.players[who].v);
        let act = json!({"t": "act", "aid": aid, "seat": seat, "v": v, "a": a});
        self.notes.sent(&self.table);
        if self.rng.below(4) == 0 && self.say(who, &act).await.is_ok() {
            self.notes.lost();
            self.players[who].leave();
        }
        let answer = self.insist(who, &act, &aid).await;
        assert_eq!(answer["t"], "ok", "{act} {answer}");
        let v = answer["v"].as_u64().unwrap();
        self.notes.answered(&self.table, v, a["play"].as_str());
        if self.rng.below(4) == 0 {
            assert_eq!(self.insist(who, &act, &aid).await, answer);
        }
        v
    }

    async fn insist(&mut self, who: usize, act: &Value, aid: &str) -> Value {
        loop {
            self.arrive(who).await;
            if let Ok(answer) = self.ask_once(who, act, aid).await {
                return answer;
            }
        }
    }

    async fn ask_once(&mut self, who: usize, act: &Value, aid: &str) -> Result<Value, Gone> {
        self.say(who, act).await?;
        loop {
            let heard = self.hear(who).await?;
            if heard["aid"] == aid {
                return Ok(heard);
            }
        }
    }

    /// Is at the table, however long it takes to get there.
    async fn arrive(&mut self, who: usize) {
        while self.players[who].socket.is_none() {
            if self.knock(who).await.is_err() {
                self.players[who].leave();
                // The next try is worth while when the server has moved.
                let moved = self.addresses.changed();
                let _ = timeout(Duration::from_millis(20), moved).await;
            }
        }
    }

    async fn knock(&mut self, who: usize) -> Result<(), Gone> {
        let address = *self.addresses.borrow_and_update();
        let player = &mut self.players[who];
        player.socket = Some(Socket::open(address, Some(&player.token)).await?);
        let hello = json!({"t": "hello", "p": 1, "table": self.table});
        self.say(who, &hello).await?;
        let welcome = self.hear(who).await?;
        assert_eq!(welcome["t"], "welcome", "{welcome}");
        Ok(())
    }

    async fn say(&mut self, who: usize, message: &Value) -> Result<(), Gone> {
        let socket = self.players[who].socket.as_mut().ok_or(Gone)?;
        let said = socket.say(message).await;
        said.inspect_err(|_| self.players[who].leave())
    }

    /// Hears one message, and learns from it.
    async fn hear(&mut self, who: usize) -> Result<Value, Gone> {
        let player = &mut self.players[who];
        let socket = player.socket.as_mut().ok_or(Gone)?;
        let heard = socket.hear().await.inspect_err(|_| player.leave())?;
        let heard: Value = serde_json::from_str(&heard).unwrap();
        player.learn(&heard);
        if let Some(v) = heard["v"].as_u64().filter(|_| heard["t"] == "ev") {
            self.notes.told(&self.table, v, &heard["e"]);
        }
        Ok(heard)
    }
}

impl Player {
    fn new(token: String) -> Player {
        Player {
            token,
            socket: None,
            v: 0,
            seat: 0,
            view: Value::Null,
        }
    }

    fn leave(&mut self) {
        self.socket = None;
        self.v = 0;
    }

    fn learn(&mut self, heard: &Value) {
        let whole = &heard["views"][0];
        let news = if whole.is_null() { heard } else { whole };
        let (seat, view) = (&news["seat"], &news["view"]);
        if !view.is_null() {
            self.view = view.clone();
            self.seat = seat.as_u64().unwrap();
            self.v = heard["v"].as_u64().unwrap();
        }
    }
}

async fn guest(address: SocketAddr) -> String {
    let answer = Ask::new(address, "POST", "/api/guest").send().await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let cookie = answer.header("set-cookie").unwrap();
    let (_, value) = cookie.split_once('=').unwrap();
    value.split(';').next().unwrap().to_owned()
}

async fn post(address: SocketAddr, token: &str, path: &str, body: &Value) -> Value {
    let ask = Ask::new(address, "POST", path).with("authorization", &format!("Bearer {token}"));
    let answer = ask.json(&body.to_string()).send().await;
    assert!(answer.status < 300, "{path} {}", answer.body);
    answer.json()
}

//! Everything that one viewer can receive at one table, byte for byte.

use rules::{Seat, Viewer};
use serde_json::{Value, json};

use crate::client::Socket;
use crate::house::House;
use crate::wire::Answer;
use crate::worlds::{name, players};

/// The number of the first device on which somebody can go on; no person has it.
const DEVICES: u32 = 1_000_000;

/// What came back for what was done.
pub(crate) type Heard = (String, String);

/// A viewer at a table.
pub(crate) struct Tour<'a> {
    house: &'a House,
    table: String,
    /// Who looks: one of the players, somebody known, or anybody.
    token: Option<String>,
    seat: Option<Seat>,
    /// Another player, who does things meanwhile.
    other: (String, Seat),
    /// Where that player can go on.
    device: String,
    socket: Socket,
    acts: u32,
    pub(crate) heard: Vec<Heard>,
}

impl<'a> Tour<'a> {
    pub(crate) async fn begin(house: &'a House, table: u32, viewer: Viewer) -> Tour<'a> {
        let [first, second] = players(table);
        let tokens = [house.know(first).await, house.know(second).await];
        let stranger = house.know(second + 1).await;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let token = match seat {
            Some(seat) => Some(tokens[seat.index()].clone()),
            // Every other spectator is nobody known.
            None => table.is_multiple_of(2).then_some(stranger),
        };
        let rival = seat.map_or(Seat::at(0), Seat::rival);
        let socket = Socket::open(house.address, token.as_deref()).await.unwrap();
        Tour {
            house,
            table: name(table),
            token,
            seat,
            other: (tokens[rival.index()].clone(), rival),
            device: house.know(DEVICES + table).await,
            socket,
            acts: 0,
            heard: Vec::new(),
        }
    }

    /// Looks, asks and tries whatever does not move the game on.
    pub(crate) async fn look_around(&mut self, v: u64, probes: &[String]) {
        let hello = json!({"t": "hello", "p": 1, "table": self.table});
        self.say(&hello).await;
        let mut rival = Socket::open(self.house.address, Some(&self.other.0))
            .await
            .unwrap();
        rival.say(&hello).await.unwrap();
        self.hear("somebody comes").await;
        for a in [
            json!({"phrase": "hello"}),
            json!({"consent": {"matter": "draw", "yes": true}}),
            json!({"consent": {"matter": "draw", "yes": false}}),
            json!({"mute": {"whom": 1, "on": true}}),
            json!({"mute": {"whom": 1, "on": false}}),
        ] {
            self.other_does(v, &a).await;
        }
        self.say(&json!({"t": "sync"})).await;
        if self.token.is_some() {
            self.ask_and_try(v, probes).await;
        }
        self.read(probes).await;
        drop(rival);
        self.hear("somebody goes").await;
    }

    /// The other player goes on from another device, after which all lines come again.
    pub(crate) async fn other_goes_elsewhere(&mut self) {
        let (other, seat) = &self.other;
        let path = format!("/api/tables/{}/codes", self.table);
        let seat = json!({ "seat": seat });
        let written = self
            .house
            .ask(Some(other), "POST", &path, Some(&seat))
            .await;
        let written: Value = serde_json::from_str(&written.body).unwrap();
        let code = json!({ "code": written["code"] });
        let device = Some(self.device.as_str());
        let moved = self
            .house
            .ask(device, "POST", "/api/codes", Some(&code))
            .await;
        assert_eq!(moved.status, 200, "{}", moved.body);
        let moved = self.hear("the other goes elsewhere").await;
        assert!(moved["lines"]["lines"][0].is_object(), "{moved}");
        self.hear("who is here").await;
    }

    /// Goes too far, and is sent away.
    pub(crate) async fn end(&mut self) {
        self.say(&json!({"t": "nonsense"})).await;
    }

    /// The other player does something that the viewer hears of.
    pub(crate) async fn other_does(&mut self, v: u64, a: &Value) {
        let aid = self.aid();
        let act = json!({"aid": aid, "seat": self.other.1, "v": v, "a": a});
        let path = format!("/api/tables/{}/acts", self.table);
        let token = Some(self.other.0.as_str());
        let answer = self.house.ask(token, "POST", &path, Some(&act)).await;
        assert_eq!(answer.status, 200, "{a} {}", answer.body);
        // The view comes with the last thing that comes of it.
        while self.hear(&format!("the other: {a}")).await["view"].is_null() {}
    }

    /// Asks and tries, for one's own seat and for another's.
    async fn ask_and_try(&mut self, v: u64, probes: &[String]) {
        for seat in Seat::all(2) {
            let mut asks = vec![json!("legal"), json!("hint")];
            for probe in probes {
                asks.extend([json!({"why": probe}), json!({"preview": probe})]);
            }
            for a in asks {
                self.say(&json!({"t": "ask", "q": 1, "seat": seat, "a": a}))
                    .await;
            }
            let mut acts = vec![
                json!("back"),
                json!({"sit": {"name": "Eva"}}),
                json!({"stand-in": 1}),
                json!({"phrase": "nothing"}),
                json!({"consent": {"matter": "take-back", "yes": true}}),
            ];
            acts.extend(probes.iter().map(|probe| json!({"play": probe})));
            if Some(seat) == self.seat {
                acts.remove(2);
            }
            for (seen, a) in acts.into_iter().flat_map(|a| [(1, a.clone()), (v, a)]) {
                let aid = self.aid();
                self.say(&json!({"t": "act", "aid": aid, "seat": seat, "v": seen, "a": a}))
                    .await;
            }
        }
    }

    /// The same over HTTP.
    async fn read(&mut self, probes: &[String]) {
        let mut paths = vec!["/api/lobby".to_owned(), "/api/mine".to_owned()];
        let at = |rest: &str| format!("/api/tables/{}{rest}", self.table);
        paths.extend(["", "/picture", "/picture?lang=en&ascii=true", "/record"].map(at));
        paths.extend(
            [
                "/record?format=gcg",
                "/past",
                "/past?from=5",
                "/report",
                "/booklet",
            ]
            .map(at),
        );
        for seat in Seat::all(2) {
            paths.push(at(&format!("/past?seat={seat}")));
            paths.push(at(&format!("/picture?seat={seat}")));
            paths.push(at(&format!("/record?seat={seat}")));
        }
        for path in paths {
            let answer = self
                .house
                .ask(self.token.as_deref(), "GET", &path, None)
                .await;
            self.note(path, &answer);
        }
        for seat in Seat::all(2) {
            let act = json!({"aid": self.aid(), "seat": seat, "v": 1, "a": {"play": probes[0]}});
            let ask = json!({"q": 2, "seat": seat, "a": {"why": probes[0]}});
            for (rest, body) in [("/acts", act), ("/asks", ask)] {
                let path = format!("/api/tables/{}{rest}", self.table);
                let token = self.token.as_deref();
                let answer = self.house.ask(token, "POST", &path, Some(&body)).await;
                self.note(path, &answer);
            }
        }
    }

    async fn say(&mut self, message: &Value) {
        self.socket.say(message).await.unwrap();
        self.hear(&message.to_string()).await;
    }

    async fn hear(&mut self, what: &str) -> Value {
        let heard = self.socket.hear().await.unwrap();
        let message = serde_json::from_str(&heard).unwrap();
        self.heard.push((what.to_owned(), heard));
        message
    }

    /// The one place where something is made alike: the hour of an answer.
    fn note(&mut self, what: String, answer: &Answer) {
        let head: Vec<&str> = answer
            .head
            .lines()
            .filter(|line| !line.starts_with("date: "))
            .collect();
        self.heard
            .push((what, format!("{}\n{}", head.join("\n"), answer.body)));
    }

    fn aid(&mut self) -> String {
        self.acts += 1;
        format!("tour-act-{}", self.acts)
    }
}

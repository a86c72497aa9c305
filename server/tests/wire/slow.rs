//! A reader who does not read: others hear everything at once, and it gets one
//! snapshot later, or is cut off.

use std::time::Duration;

use rules::Seat;
use serde_json::{Value, json};
use table::{Act, Setup};
use tokio::net::TcpSocket;
use tokio::time::timeout;
use wire::ActMessage;

use crate::client::Socket;
use crate::house::{House, person};

/// More than the system keeps for a reader who does not read.
const PLENTY: usize = 12 << 20;
/// Nobody who reads waits so long, whatever others do.
const SOON: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_late_gets_a_snapshot() {
    let mut table = Table::open(60_000).await;
    let told = table.talk().await;
    let (mut messages, mut snapshots) = (0, 0);
    loop {
        let heard: Value = serde_json::from_str(&table.slow.hear().await.unwrap()).unwrap();
        messages += 1;
        snapshots += usize::from(heard["t"] == "snap");
        if heard["v"].as_u64() == Some(table.v) {
            break;
        }
    }
    assert!(snapshots > 0, "nothing was left out of {messages} messages");
    assert!(messages < told, "{messages} of {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_is_cut_off() {
    let mut table = Table::open(500).await;
    table.talk().await;
    while !table.alone {
        table.hear().await;
    }
}

/// A table where one person sits in every seat and does not read, and somebody else
/// looks on and does.
struct Table {
    house: House,
    id: String,
    v: u64,
    slow: Socket,
    quick: Socket,
    heard: String,
    /// Whether the one who looks on has heard that nobody else is there any more.
    alone: bool,
}

impl Table {
    async fn open(write_ms: u64) -> Table {
        let house = House::open(write_ms).await;
        let seats = vec![json!({"who": "me"}); 4];
        let setup = json!({"game": "rumis", "seats": seats, "watch": true});
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let id = house.room.open(&person(1), "Ana", setup).await.unwrap();
        let token = house.know(1).await;
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(house.address).await.unwrap();
        let mut slow = Socket::over(stream, house.address, Some(&token))
            .await
            .unwrap();
        let mut quick = Socket::open(house.address, None).await.unwrap();
        let hello = json!({"t": "hello", "p": 1, "table": id});
        slow.say(&hello).await.unwrap();
        slow.hear().await.unwrap();
        quick.say(&hello).await.unwrap();
        let welcome: Value = serde_json::from_str(&quick.hear().await.unwrap()).unwrap();
        Table {
            v: welcome["v"].as_u64().unwrap(),
            house,
            id,
            slow,
            quick,
            heard: String::new(),
            alone: false,
        }
    }

    /// Sends more than any queue holds; returns the number of messages for a viewer in
    /// every seat.
    async fn talk(&mut self) -> usize {
        let (mut bytes, mut messages) = (0, 0);
        while bytes < PLENTY {
            let message = ActMessage {
                aid: format!("phrase-{}", self.v),
                seat: Seat::at(0),
                member: None,
                v: self.v,
                a: Act::Phrase("hello".to_owned()),
            };
            let ana = person(1);
            let said = self.house.room.act(&ana, &self.id, message);
            let said = timeout(SOON, said)
                .await
                .expect("nobody waits for a reader");
            self.v = said.unwrap();
            while self.hear().await != Some(self.v) {}
            bytes += self.heard.len() * 4;
            messages += 4;
        }
        messages
    }

    /// Waits for a message to the spectator; returns its version.
    async fn hear(&mut self) -> Option<u64> {
        let heard = timeout(SOON, self.quick.hear()).await;
        self.heard = heard.expect("nobody waits for another reader").unwrap();
        let told: Value = serde_json::from_str(&self.heard).unwrap();
        if told["t"] == "here" {
            self.alone = told["seats"] == json!([]);
            return None;
        }
        assert_eq!(told["t"], "ev", "nothing is left out for those who read");
        told["v"].as_u64()
    }
}

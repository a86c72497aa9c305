//! Games of all kinds, as fast as the room acknowledges their moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::{Entry, GAMES, Match};
use rules::{Luck as _, Rng, Seat, Turn};
use serde::de::IgnoredAny;
use serde_json::json;
use table::{Act, Ask, First, Matter, Setup, Tell, Told};
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::sleep;
use wire::address::{self, api};
use wire::{ActMessage, Answer, AskMessage, Done, Ev, FromClient, Snapshot};

use super::figures::Figures;
use super::room::Room;
use super::socket::{Heard, Socket};
use super::{Load, for_two, open};
use crate::join::{Http, random_id};
use crate::shelf::shelf;

/// People stay at their table for so many games.
const SERIES: u32 = 5;

/// What a table has measured.
#[derive(Default)]
struct Tally {
    acknowledged: Vec<Duration>,
    fanned_out: Vec<Duration>,
}

pub(super) async fn measure(room: &Room, load: &Load) -> Result<Figures, String> {
    let over = Arc::new(AtomicBool::new(false));
    // Nobody plays before everybody sits.
    let seated = Arc::new(Barrier::new(load.tables + 1));
    let mut tables = JoinSet::new();
    let games = GAMES.iter().filter(|entry| {
        let game = load.game;
        game.is_none_or(|game| game.about.id == entry.about.id)
    });
    for (number, entry) in games.cycle().take(load.tables).enumerate() {
        let (doors, over) = (room.doors(), Arc::clone(&over));
        let seated = Arc::clone(&seated);
        tables.spawn(async move {
            let guests = [doors.guest().await?, doors.guest().await?];
            let first = Game::open(&guests, entry).await?;
            seated.wait().await;
            play(first, guests, entry, number as u64, over).await
        });
    }
    tokio::select! {
        _ = seated.wait() => {}
        // Until then only those come to an end who cannot begin.
        Some(failed) = tables.join_next() => {
            failed.map_err(|error| error.to_string())??;
        }
    }
    let (begun, processor) = (Instant::now(), room.processor());
    sleep(load.time).await;
    let spent = room.processor().zip(processor);
    let spent = spent.map(|(now, before)| now.saturating_sub(before));
    let time = begun.elapsed();
    over.store(true, Ordering::Relaxed);
    let mut all = Tally::default();
    while let Some(played) = tables.join_next().await {
        let tally = played.map_err(|error| error.to_string())??;
        all.acknowledged.extend(tally.acknowledged);
        all.fanned_out.extend(tally.fanned_out);
    }
    Ok(figures(all, time, spent, load.tables))
}

fn figures(all: Tally, time: Duration, spent: Option<Duration>, tables: usize) -> Figures {
    let moves = all.acknowledged.len() as f64;
    let mut figures = Figures::default();
    figures.add("mesas", "tables", tables);
    figures.add(
        "jugadas guardadas por segundo",
        "durable moves a second",
        format!("{:.0}", moves / time.as_secs_f64()),
    );
    figures.add_times("hasta el ok", "until the ok", all.acknowledged);
    figures.add_times(
        "hasta que el rival la ve",
        "until the rival sees it",
        all.fanned_out,
    );
    if let Some(spent) = spent {
        let each = spent.as_secs_f64() / moves * 1e6;
        let speed = moves / spent.as_secs_f64();
        figures.add(
            "procesador de la sala por jugada",
            "the room's processor time a move",
            format!("{each:.0} µs"),
        );
        figures.add(
            "jugadas por segundo de procesador",
            "moves per second of it",
            format!("{speed:.0}"),
        );
    }
    figures
}

/// One game after another, until it is over.
async fn play(
    mut game: Game,
    guests: [Http; 2],
    entry: &'static Entry,
    seed: u64,
    over: Arc<AtomicBool>,
) -> Result<Tally, String> {
    let (mut tally, mut rng) = (Tally::default(), Rng::seeded(seed));
    while !over.load(Ordering::Relaxed) {
        game.step(&mut rng, &mut tally).await?;
        if game.ended && game.left > 0 {
            game.next().await?;
        } else if game.ended {
            game = Game::open(&guests, entry).await?;
        }
    }
    Ok(tally)
}

/// A game of two guests, followed from here.
struct Game {
    /// In the order of their seats.
    sockets: [Socket; 2],
    /// The game as everybody sees it; what is hidden is asked for instead.
    replica: Match,
    version: u64,
    turn: Seat,
    ended: bool,
    /// The games of the series that are still to come.
    left: u32,
}

impl Game {
    async fn open(guests: &[Http; 2], entry: &'static Entry) -> Result<Game, String> {
        let setup = Setup {
            games: Some(SERIES),
            first: First::AsSeated,
            public: true,
            ..for_two(entry)
        };
        let [host, rival] = guests;
        let table = &open(host, setup).await?;
        let sit = Act::Sit {
            name: "Luis".to_owned(),
            word: String::new(),
        };
        let sit = act(Seat::at(1), 1, sit)?;
        let acts = address::of_table(api::ACTS, table);
        let sat: Result<Done, _> = rival.post(&acts, &sit).await;
        sat.map_err(|failed| failed.sentence(rules::Lang::En))?;
        let mut game = Game {
            sockets: [
                Socket::open(host, table).await?,
                Socket::open(rival, table).await?,
            ],
            replica: fresh(entry)?,
            version: 0,
            turn: Seat::FIRST,
            ended: false,
            left: SERIES,
        };
        game.begin().await?;
        Ok(game)
    }

    /// Both want the next game of the series.
    async fn next(&mut self) -> Result<(), String> {
        let a = Act::Consent {
            matter: Matter::Next,
            yes: true,
        };
        for (socket, seat) in self.sockets.iter_mut().zip(Seat::all(2)) {
            let message = act(seat, self.version, a.clone())?;
            socket.say(&FromClient::Act(message)).await?;
            self.version = acknowledged(socket).await?;
        }
        self.begin().await
    }

    /// Inspects a game that has just begun; the seats may have rotated.
    async fn begin(&mut self) -> Result<(), String> {
        let entry = self.replica.entry();
        self.replica = fresh(entry)?;
        let [one, other] = &mut self.sockets;
        // The other looks as well, so that whatever was before is not in the way.
        let (now, _) = (look(one).await?, look(other).await?);
        let seen = now.views.first().ok_or("no view")?;
        if seen.seat != Seat::FIRST.number() {
            self.sockets.swap(0, 1);
        }
        if !entry.about.hidden {
            for line in &seen.lines {
                follow(&mut self.replica, &line.text)?;
            }
        }
        self.turn = seen.view.turn.unwrap_or(Seat::FIRST);
        self.version = now.v;
        self.ended = false;
        self.left -= 1;
        Ok(())
    }

    /// One move, measured until it is acknowledged and until the rival sees it.
    async fn step(&mut self, rng: &mut Rng, tally: &mut Tally) -> Result<(), String> {
        let action = self.choose(rng).await?;
        let message = FromClient::Act(act(self.turn, self.version, Act::Play(action))?);
        let version = self.version;
        let [first, second] = &mut self.sockets;
        let (mover, rival) = match self.turn {
            Seat::FIRST => (first, second),
            _ => (second, first),
        };
        let begun = Instant::now();
        mover.say(&message).await?;
        let acknowledged = async {
            acknowledged(mover).await?;
            Ok::<_, String>(begun.elapsed())
        };
        let seen = async {
            let happened = until_view(rival, version).await?;
            Ok::<_, String>((happened, begun.elapsed()))
        };
        let (acknowledged, seen) = tokio::join!(acknowledged, seen);
        let (happened, fanned_out) = seen?;
        tally.acknowledged.push(acknowledged?);
        tally.fanned_out.push(fanned_out);
        self.take_in(happened)
    }

    /// Follows what happened.
    fn take_in(&mut self, happened: Vec<Ev<IgnoredAny>>) -> Result<(), String> {
        let hidden = self.replica.entry().about.hidden;
        for Ev { v, e, .. } in happened {
            self.version = v;
            match e {
                Told::Played { action, .. } | Told::Drawn { outcome: action } if !hidden => {
                    follow(&mut self.replica, &action)?;
                }
                Told::Ended { .. } => self.ended = true,
                _ => {}
            }
        }
        if let Turn::Seat(seat) = self.replica.game().turn() {
            self.turn = seat;
        }
        Ok(())
    }

    /// Any legal move. Where hands are hidden both seats are asked what they may do.
    async fn choose(&mut self, rng: &mut Rng) -> Result<String, String> {
        let mut actions = self.replica.game().moves().actions;
        if self.replica.entry().about.hidden {
            actions.clear();
            for (socket, seat) in self.sockets.iter_mut().zip(Seat::all(2)) {
                let legal = legal(socket, seat).await?;
                if !legal.is_empty() {
                    (actions, self.turn) = (legal, seat);
                }
            }
        }
        let count = u32::try_from(actions.len()).map_err(|error| error.to_string())?;
        if count == 0 {
            return Err(format!("{} has no moves", self.replica.entry().about.id));
        }
        Ok(actions.swap_remove(rng.below(count) as usize))
    }
}

fn fresh(entry: &'static Entry) -> Result<Match, String> {
    let opened = Match::open(entry, 2, &json!({}), shelf());
    opened.map_err(|refusal| refusal.sentence(rules::Lang::En))
}

fn follow(replica: &mut Match, action: &str) -> Result<(), String> {
    let followed = replica.apply(action);
    followed
        .map(|_| ())
        .map_err(|refusal| refusal.sentence(rules::Lang::En))
}

/// Something that a guest does.
fn act(seat: Seat, v: u64, a: Act) -> Result<ActMessage, String> {
    Ok(ActMessage {
        aid: random_id()?,
        seat,
        member: None,
        v,
        a,
    })
}

async fn look(socket: &mut Socket) -> Result<Snapshot, String> {
    socket.say(&FromClient::Sync).await?;
    wait(socket, |heard| match heard {
        Heard::Snap(snapshot) => Some(snapshot),
        _ => None,
    })
    .await
}

async fn legal(socket: &mut Socket, seat: Seat) -> Result<Vec<String>, String> {
    let a = Ask::Legal;
    socket
        .say(&FromClient::Ask(AskMessage { q: 1, seat, a }))
        .await?;
    wait(socket, |heard| match heard {
        Heard::Tell {
            tell: Some(Answer::Tell(Tell::Legal { actions, .. })),
            ..
        } => Some(actions),
        _ => None,
    })
    .await
}

/// Waits until an act is on disk; the version it made.
async fn acknowledged(socket: &mut Socket) -> Result<u64, String> {
    wait(socket, |heard| match heard {
        Heard::Ok { v, .. } => Some(v),
        _ => None,
    })
    .await
}

/// Waits for a message, past those that others' acts bring.
async fn wait<T>(socket: &mut Socket, wanted: impl Fn(Heard) -> Option<T>) -> Result<T, String> {
    loop {
        let heard = socket.hear().await?;
        if let Heard::No { why, .. } | Heard::Tell { no: Some(why), .. } = &heard {
            return Err(why.why.en.clone());
        }
        if let Heard::Bye(bye) = &heard {
            return Err(bye.why.en.clone());
        }
        if let Some(found) = wanted(heard) {
            return Ok(found);
        }
    }
}

/// Everything of the act after a version: the last of it brings the view.
async fn until_view(socket: &mut Socket, version: u64) -> Result<Vec<Ev<IgnoredAny>>, String> {
    let mut happened = Vec::new();
    loop {
        let Heard::Ev(heard) = socket.hear().await? else {
            continue;
        };
        if heard.v <= version {
            continue;
        }
        let last = heard.view.is_some();
        happened.push(heard);
        if last {
            return Ok(happened);
        }
    }
}

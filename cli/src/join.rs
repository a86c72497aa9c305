//! `sobremesa join`: a seat in somebody's room, line by line in the terminal.

mod address;
mod asking;
mod hall;
mod http;
mod input;
mod line;
mod news;
mod opening;
mod pass;
mod request;
mod scene;
mod visit;
mod voice;
mod words;

use rules::{Lang, Look};
use tokio::runtime::Runtime;
use wire::address::api;
use wire::{Redeem, Redeemed};

use self::address::{Address, Place};
pub(crate) use self::asking::random_id;
pub(crate) use self::http::Http;
use self::input::Input;
pub(crate) use self::pass::enter_anew;
use self::visit::End;
use crate::Done;

/// Who goes where.
pub(crate) struct Visitor {
    /// The room, a table or an invitation.
    pub(crate) url: String,
    /// What to call them.
    pub(crate) name: Option<String>,
    /// Their word for the luck.
    pub(crate) word: String,
    /// Whether boards are drawn with ASCII only.
    pub(crate) ascii: bool,
}

/// Plays until the visitor leaves.
pub(crate) fn run(visitor: Visitor, lang: Lang) -> Done {
    let address = Address::read(&visitor.url).map_err(|wrong| wrong.sentence(lang))?;
    let runtime = Runtime::new().map_err(|error| error.to_string())?;
    let left = runtime.block_on(async {
        tokio::select! {
            left = go(visitor, address, lang) => left,
            _ = tokio::signal::ctrl_c() => Ok(()),
        }
    });
    // The thread at the keyboard cannot be woken; it ends with the program.
    runtime.shutdown_background();
    left
}

/// Somebody in a room: who they are and how they want to see it.
struct Guest {
    http: Http,
    name: String,
    word: String,
    look: Look,
}

async fn go(visitor: Visitor, address: Address, lang: Lang) -> Done {
    let look = Look {
        lang,
        ascii: visitor.ascii,
    };
    let mut guest = Guest {
        http: pass::enter(address.authority, lang).await?,
        name: visitor.name.unwrap_or_else(|| usual_name(lang)),
        word: visitor.word,
        look,
    };
    let mut input = Input::open();
    let mut place = address.place;
    loop {
        let table = match place {
            Place::Table(table) => table,
            Place::Code(code) => guest.redeem(&code).await?,
            Place::Hall => match hall::choose(&guest, &mut input).await? {
                Some(chosen) => {
                    place = chosen;
                    continue;
                }
                None => return Ok(()),
            },
        };
        match visit::play(&mut guest, &table, &mut input).await? {
            End::Left => return Ok(()),
            End::Goes(other) => place = Place::Table(other),
        }
    }
}

impl Guest {
    /// Uses a code, which leads to a table.
    async fn redeem(&self, code: &str) -> Result<String, String> {
        let body = Redeem {
            code: code.to_owned(),
            name: self.name.clone(),
            word: self.word.clone(),
        };
        let redeemed = self.http.post(api::CODES, &body).await;
        let redeemed: Redeemed = redeemed.map_err(|failed| failed.sentence(self.look.lang))?;
        Ok(redeemed.table)
    }

    /// A link that leads into this room.
    fn link(&self, rest: &str) -> String {
        format!("http://{}{rest}", self.http.authority())
    }
}

/// What the system calls the user.
fn usual_name(lang: Lang) -> String {
    let name = std::env::var("USER").unwrap_or_default();
    if name.is_empty() {
        words::GUEST.get(lang).to_owned()
    } else {
        name
    }
}

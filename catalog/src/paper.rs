//! Games on paper: what there is to cut out, the rules, and booklets of games
//! that were played.

use print::{Booklet, Diagram, Document, Drawing, Paper, Piece, Printed, boards, card, lay_out};
use rules::{Drawn, Edition, Lang, Outcome, Refusal, Seat, Setup, Text, Viewer};
use serde_json::Value;

use crate::entry::agreed;
use crate::{Entry, Match};

/// A booklet has about so many diagrams, the last position not counted.
const DIAGRAMS: usize = 11;
/// Fewer moves than these between two diagrams tell little.
const FEWEST: usize = 6;

/// Something that is printed of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// The boards.
    Board,
    /// The pieces.
    Pieces,
    /// The rules.
    Rules,
}

/// What to print, and how.
#[derive(Debug, Clone, PartialEq)]
pub struct Order<'a> {
    /// What.
    pub leaves: &'a [Leaf],
    /// For how many players; left out, the whole box of the rulebook.
    pub seats: Option<usize>,
    /// Of which variant.
    pub options: &'a Value,
    /// On what.
    pub paper: Paper,
    /// In which language.
    pub lang: Lang,
}

/// What there is to cut out.
pub(crate) struct Cutouts {
    boards: Vec<Drawing>,
    pieces: Vec<Piece>,
    making: Option<Text>,
}

impl Leaf {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Leaf; 3] = [Leaf::Board, Leaf::Pieces, Leaf::Rules];

    /// The name in commands and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Leaf::Board => "board",
            Leaf::Pieces => "pieces",
            Leaf::Rules => "rules",
        }
    }

    /// Those that a name stands for: one of them, or `all`.
    pub fn named(name: &str) -> Option<&'static [Leaf]> {
        let all: &'static [Leaf] = &Leaf::ALL;
        let one = all.iter().find(|leaf| leaf.code() == name);
        let several = (name == "all").then_some(all);
        one.map(std::slice::from_ref).or(several)
    }

    const fn word(self) -> Text {
        match self {
            Leaf::Board => Text::new("tablero", "board"),
            Leaf::Pieces => Text::new("piezas", "pieces"),
            Leaf::Rules => Text::new("reglas", "rules"),
        }
    }
}

impl Entry {
    /// Prints what was ordered. A game may have nothing of a kind, and then
    /// prints no sheet of it.
    pub fn print(&self, order: &Order) -> Result<Document, Refusal> {
        let Order { paper, lang, .. } = *order;
        let title = self.about.title;
        let cutouts = (self.cutouts)(order.seats, order.options, lang)?;
        let mut sheets = Vec::new();
        for leaf in order.leaves {
            let what = format!("{title} · {}", leaf.word().get(lang));
            sheets.extend(match leaf {
                Leaf::Board => boards(&cutouts.boards, paper, &what, lang),
                Leaf::Pieces => {
                    let making = cutouts.making.map(|making| making.get(lang));
                    lay_out(&cutouts.pieces, making, paper, &what, lang)
                }
                Leaf::Rules => card(self.about, paper, lang),
            });
        }
        let title = title.to_owned();
        Ok(Document {
            title,
            lang,
            sheets,
        })
    }
}

/// What a game with these options gives to cut out.
pub(crate) fn cutouts<G: Drawn + Printed>(
    seats: Option<usize>,
    options: &Value,
    lang: Lang,
) -> Result<Cutouts, Refusal> {
    let (boards, pieces) = if let Some(seats) = seats {
        let setup = printable::<G>(seats, options)?;
        (G::boards(&setup, lang), G::pieces(&setup, lang))
    } else {
        let setup = largest::<G>(options)?;
        (G::box_boards(&setup, lang), G::box_pieces(&setup, lang))
    };
    Ok(Cutouts {
        boards,
        pieces,
        making: G::making(),
    })
}

fn printable<G: Printed>(seats: usize, options: &Value) -> Result<Setup<G::Options>, Refusal> {
    let setup = Setup::new(seats, agreed::<G>(seats, options, Edition::Newest)?);
    G::printable(&setup)?;
    Ok(setup)
}

/// The setup for as many players as the options allow.
fn largest<G: Printed>(options: &Value) -> Result<Setup<G::Options>, Refusal> {
    let numbers = G::ABOUT.players.iter().rev();
    let mut tries = numbers.map(|&seats| printable::<G>(seats, options));
    let first = tries.next().expect("every game has a number of players");
    first.or_else(|refusal| tries.find_map(Result::ok).ok_or(refusal))
}

impl Match {
    /// The game told on paper, as a viewer may know it: each position as it was
    /// seen then, and the moves openly once it has ended, by its rules or
    /// otherwise.
    pub fn booklet(
        &self,
        viewer: Viewer,
        ended: Option<&Outcome>,
        paper: Paper,
        lang: Lang,
    ) -> Document {
        let booklet = Booklet {
            title: self.entry().about.title.to_owned(),
            players: Seat::all(self.seats())
                .map(|seat| self.on_the_cover(seat, lang))
                .collect(),
            notes: self.cover_notes(lang),
            result: self.sentence(ended, lang),
            cover: self.game().diagram(viewer, lang),
            moves: Text::new("La partida", "The game").get(lang),
            chapters: self.chapters(viewer, ended.is_some(), lang),
        };
        booklet.document(paper, lang)
    }

    /// How the game stands, in words.
    pub fn result(&self, lang: Lang) -> String {
        self.sentence(self.outcome().as_ref(), lang)
    }

    fn sentence(&self, outcome: Option<&Outcome>, lang: Lang) -> String {
        let Some(outcome) = outcome else {
            return Text::new("sin terminar", "unfinished").get(lang).to_owned();
        };
        let winners = outcome.winners.iter();
        let names: Vec<_> = winners.map(|seat| self.name(seat, lang)).collect();
        let scores: Vec<_> = outcome.scores.iter().map(ToString::to_string).collect();
        let sentence = match names.len() {
            0 => Text::new("no gana nadie ({1})", "nobody wins ({1})"),
            1 => Text::new("gana {0} ({1})", "{0} wins ({1})"),
            _ => Text::new("empate entre {0} ({1})", "a draw between {0} ({1})"),
        };
        let and = Text::new(" y ", " and ").get(lang);
        let sentence = sentence.get(lang).replace("{1}", &scores.join(" – "));
        sentence.replace("{0}", &names.join(and))
    }

    fn on_the_cover(&self, seat: Seat, lang: Lang) -> (String, String) {
        let colour = self.colour(seat, lang).to_owned();
        (colour, self.name(seat, lang))
    }

    /// The date, if the record tells it, and how many moves there were.
    fn cover_notes(&self, lang: Lang) -> Vec<String> {
        let date = self.notes.iter().find(|(key, _)| key == "date");
        let count = self.past().len();
        let moves = Text::new("{0} jugadas", "{0} moves").get(lang);
        let moves = moves.replace("{0}", &count.to_string());
        date.map(|(_, date)| date.clone())
            .into_iter()
            .chain([moves])
            .collect()
    }

    fn chapters(&self, viewer: Viewer, open: bool, lang: Lang) -> Vec<print::Chapter> {
        let every = self.past().len().div_ceil(DIAGRAMS).max(FEWEST);
        let mut game = self.anew();
        let mut chapters = Vec::new();
        let mut number = 0;
        for part in self.past().chunks(every) {
            let mut moves = Vec::new();
            for done in part {
                game.apply(&done.action).expect("it was applied before");
                number += 1;
                let who = self.player(done, lang);
                let told = if open {
                    &done.action
                } else {
                    self.told(done, viewer)
                };
                moves.push((number, who, told.to_owned()));
            }
            let caption = Text::new("Tras la jugada {0}", "After move {0}").get(lang);
            let diagram = Diagram {
                caption: caption.replace("{0}", &number.to_string()),
                drawing: game.game().diagram(viewer, lang),
            };
            chapters.push((moves, Some(diagram)));
        }
        chapters
    }
}

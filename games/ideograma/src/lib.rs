//! IDEOGRAMA: words crossed on a board, with hidden racks and a dictionary.

use rules::{
    About, Audience, Chances, Edition, Facts, Feat, Game, Hosted, Luck, PerSeat, Refusal, Seat,
    SeatSet, Setup, TakeBacks, Text, Ties, Tool, Tooling, Turn, Viewer, common,
};
use serde_json::Value;

mod best_scoring;
mod board;
mod bot;
mod changes;
mod count;
mod crosses;
mod customs;
mod draws;
mod explain;
mod facts;
mod gcg;
mod generator;
mod legality;
mod letter;
pub mod lexicon;
mod notation;
mod option_words;
mod options;
mod picture;
mod placement;
mod premiums;
mod print;
mod read;
pub mod refusals;
mod riddle;
mod scoring;
mod square;
mod state;
mod table;
mod tiles;
mod tool;
mod turns;
mod view;

pub use board::Board;
pub use bot::Reason;
pub use letter::{Letter, Placed};
pub use lexicon::Lexicon;
use lexicon::List;
pub use notation::{Action, Draw};
pub use options::{Dictionary, Layout, Options, WordList, Words};
pub use placement::{Placement, Word};
pub use premiums::{Premium, Premiums};
pub use square::{Direction, Square};
pub use tiles::{Tile, Tiles};
pub use view::{Hand, View};

use crosses::Crosses;
use customs::Customs;
use table::{Lots, Phase, Table};

static ABOUT: About = About {
    id: "ideograma",
    title: "IDEOGRAMA",
    blurb: Text::new(
        "Palabras cruzadas sobre un tablero con premios, letra a letra y comodín a comodín.",
        "Words crossed on a board with premiums, tile by tile and blank by blank.",
    ),
    facts: Facts {
        publisher: Some("IMPLÁS"),
        ..Facts::NONE
    },
    players: &[2, 3, 4],
    seats: &[
        Text::new("Asiento 1", "Seat 1"),
        Text::new("Asiento 2", "Seat 2"),
        Text::new("Asiento 3", "Seat 3"),
        Text::new("Asiento 4", "Seat 4"),
    ],
    hidden: true,
    chance: true,
    patience: Some(10),
    points: true,
    ties: Ties::Shared,
    series: 1,
    edition: 2,
    take_backs: TakeBacks::Consent,
    refusals: refusals::ALL,
    rules: Text::new(
        include_str!("../rules/es.md"),
        include_str!("../rules/en.md"),
    ),
    formats: &[gcg::FORMAT],
};

/// A game of IDEOGRAMA.
#[derive(Clone, PartialEq, Debug)]
pub struct Ideograma {
    table: Table,
    racks: PerSeat<Tiles>,
    pool: Tiles,
}

impl Ideograma {
    /// A new game by the newest rules, with a list that is at hand already.
    pub fn with_lexicon(seats: usize, lexicon: Lexicon, options: &Options) -> Ideograma {
        Ideograma {
            table: Table {
                lexicon,
                customs: Customs::of(Edition::Newest),
                dictionary: options.dictionary,
                layout: options.premiums,
                board: Board::EMPTY,
                crosses: Crosses::FREE,
                points: Seat::all(seats).map(|_| 0).collect(),
                phase: Phase::Lots(Lots::among(Seat::all(seats).collect())),
                passes: 0,
                barren: 0,
            },
            racks: Seat::all(seats).map(|_| Tiles::NONE).collect(),
            pool: Tiles::whole_box(),
        }
    }

    /// The words that a setup asks for, if they are at hand.
    fn lexicon(setup: &Setup<Options>) -> Result<Lexicon, Refusal> {
        Ok(match &setup.options.lexicon {
            WordList::Given(list) => Lexicon::of_words(&list.words),
            WordList::Named(name) => {
                let graph = setup.shelf.get(&format!("lexicon/{name}"));
                let lexicon = graph.and_then(|graph| Lexicon::read(graph).ok());
                let lexicon = lexicon.ok_or_else(|| Refusal::of(&refusals::NO_LEXICON).at(name))?;
                let roots = setup.shelf.get(&format!("lexicon/{name}/roots"));
                let lexicon = lexicon.with_roots(roots);
                if setup.edition.is_before(2) {
                    lexicon.with_list(List::First)
                } else {
                    lexicon
                }
            }
        })
    }

    /// The tiles on the board.
    pub fn board(&self) -> &Board {
        &self.table.board
    }

    /// The tiles that this seat holds.
    pub fn rack(&self, seat: Seat) -> Tiles {
        self.racks[seat.index()]
    }

    /// The tiles that nobody has drawn.
    pub fn pool(&self) -> Tiles {
        self.pool
    }

    /// What a placement would be worth here, whoever had the tiles for it.
    pub fn worth(&self, placement: &Placement) -> i32 {
        let (board, premiums) = (&self.table.board, self.table.premiums());
        let words = scoring::words(board, premiums, placement);
        scoring::points(&words, scoring::new_tiles(board, placement).count())
    }

    /// The word worth most that the player to move can lay, and its points. Of
    /// equal ones the first that is found.
    pub fn best_word(&self) -> Option<(Placement, i32)> {
        let Phase::Turn(seat) = self.table.phase else {
            return None;
        };
        let mut best = None;
        let mut most = i32::MIN;
        generator::every_word(&self.table, &self.racks[seat.index()], &mut |found| {
            if found.points > most {
                most = found.points;
                best = found.placement();
            }
        });
        best.map(|placement| (placement, most))
    }
}

impl Game for Ideograma {
    const ABOUT: &'static About = &ABOUT;

    type Options = Options;
    type Action = Action;
    type Chance = Draw;
    type View = View;

    fn start(setup: &Setup<Options>) -> Result<Ideograma, Refusal> {
        let lexicon = Ideograma::lexicon(setup)?;
        let mut game = Ideograma::with_lexicon(setup.seats, lexicon, &setup.options);
        game.table.customs = Customs::of(setup.edition);
        Ok(game)
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.table.points.clone()
    }

    fn moves(&self) -> Vec<Action> {
        let Phase::Turn(seat) = self.table.phase else {
            return match self.table.pending() {
                Some(_) => vec![Action::Accept, Action::Challenge],
                None => Vec::new(),
            };
        };
        let rack = &self.racks[seat.index()];
        let mut moves = vec![Action::Pass];
        let most = self.table.customs.most_changed(self.pool.len());
        moves.extend(changes::up_to(rack, most).map(Action::Change));
        generator::every_word(&self.table, rack, &mut |found| {
            moves.extend(found.placement().map(Action::Lay));
        });
        moves
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        match &self.table.phase {
            Phase::Turn(seat) => self.act(*seat, action),
            Phase::Answer(pending) => {
                let pending = pending.clone();
                self.answer(pending, action)
            }
            Phase::Lots(_) | Phase::Deal { .. } | Phase::Fill(_) => {
                Err(Refusal::of(&common::NOT_DUE).at(action))
            }
            Phase::Over(_) => Err(Refusal::of(&common::GAME_OVER)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<View, Refusal> {
        rules::view::read::<state::Shown>(view)?.restored(setup)
    }

    fn guess(view: &View, luck: &mut dyn Luck) -> Ideograma {
        view.guessed(luck)
    }

    fn face(action: &Action) -> String {
        match action {
            Action::Change(tiles) => format!("-{}", tiles.len()),
            other => other.to_string(),
        }
    }

    fn chances(&self) -> Chances<Draw> {
        self.draws()
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Draw> {
        self.draw(luck)
    }

    fn resolve(&mut self, draw: &Draw) -> Result<(), Refusal> {
        let seat = self.table.to_draw().filter(|_| self.is_due(draw));
        let Some(seat) = seat else {
            return Err(Refusal::of(&common::NOT_DUE).at(draw));
        };
        match (&self.table.phase, draw) {
            (Phase::Lots(lots), Draw::Lot(tile)) => self.draw_lot(lots.clone(), seat, *tile),
            (_, Draw::Lot(_)) => {}
            (_, Draw::Tiles(tiles)) => self.deal(seat, tiles),
        }
        Ok(())
    }

    fn audience(&self) -> Audience {
        match (&self.table.phase, self.table.to_draw()) {
            (Phase::Lots(_), _) | (_, None) => Audience::Everyone,
            (_, Some(seat)) => Audience::Only(seat),
        }
    }

    fn mask(draw: &Draw) -> String {
        match draw {
            Draw::Tiles(tiles) => format!("draw {}", tiles.len()),
            Draw::Lot(_) => draw.to_string(),
        }
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        rules::walk::perft_listed(self, depth, Hosted::lists_every_move)
    }

    fn state(&self) -> Value {
        state::whole_truth(self)
    }
}

impl Hosted for Ideograma {
    /// A word that nobody objects to in time stands.
    fn fallback(&self) -> Option<Action> {
        self.table.pending().map(|_| Action::Accept)
    }

    fn asked(&self) -> SeatSet {
        match self.table.pending() {
            Some(pending) => pending.asked,
            None => self.turn().seat().map_or(SeatSet::NONE, SeatSet::only),
        }
    }

    fn lists_every_move(&self) -> bool {
        let listed = self.table.dictionary == Dictionary::Auto;
        listed || !matches!(self.table.phase, Phase::Turn(_))
    }

    /// Whether a word exists is for the players to doubt and challenge.
    fn keeps_quiet(&self) -> bool {
        self.table.dictionary == Dictionary::Challenge
    }
}

impl Tooling for Ideograma {
    const TOOLS: &'static [Tool] = std::slice::from_ref(&tool::LEXICON);

    fn feats(&self) -> Vec<Feat> {
        vec![best_scoring::feat(self.clone())]
    }
}

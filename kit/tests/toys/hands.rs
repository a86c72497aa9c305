//! A toy game with hidden hands: two cards each out of eight. Change one face down,
//! once, or show one; the higher card shown wins.

use std::fmt;
use std::str::FromStr;

use rules::{
    About, Audience, Canvas, Chances, Drawn, Facts, Game, Hosted, Look, Luck, NoOptions, PerSeat,
    Refusal, Seat, SeatSet, Setup, Style, TakeBacks, Text, Ties, Turn, Viewer, common, notation,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::fault;

const DECK: u8 = 8;
const HAND: usize = 2;
/// A view that leaks may come back spoilt, so that no guess fits it.
const GUESSES: usize = 1000;

pub(crate) mod refusals {
    rules::refusals! {
        /// The card is not in the player's hand.
        NOT_HELD = "not-held",
            "No tienes {cells}.",
            "You do not hold {cells}.";
        /// A second change.
        CHANGED = "changed",
            "Solo se cambia una vez.",
            "A card is changed only once.";
    }
}

const PAGE: &str = r#"# Hands
<a id="notation"></a>show 1, swap 1
<a id="game-over"></a>over
<a id="not-due"></a>luck first
<a id="not-held"></a>not held
<a id="changed"></a>changed
"#;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hands<const FAULT: u8> {
    cards: [Vec<u8>; 2],
    shown: [Option<u8>; 2],
    changed: [bool; 2],
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct View {
    seat: Option<Seat>,
    hand: Vec<u8>,
    held: [usize; 2],
    shown: [Option<u8>; 2],
    changed: [bool; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    leak: Option<Vec<u8>>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Action<const FAULT: u8> {
    Show(u8),
    Swap(u8),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Deal(u8);

impl<const FAULT: u8> Game for Hands<FAULT> {
    const ABOUT: &'static About = &About {
        id: "hands",
        title: "Hands",
        blurb: Text::new("Cartas.", "Cards."),
        facts: Facts::NONE,
        players: &[2],
        seats: &[Text::new("Una", "One"), Text::new("Otra", "Other")],
        hidden: FAULT != fault::DENIES_SECRETS,
        chance: true,
        patience: None,
        points: false,
        ties: Ties::Shared,
        series: 1,
        edition: 1,
        take_backs: TakeBacks::Consent,
        refusals: refusals::ALL,
        rules: Text::new(PAGE, PAGE),
        formats: &[],
    };

    type Options = NoOptions;
    type Action = Action<FAULT>;
    type Chance = Deal;
    type View = View;

    fn start(_: &Setup<NoOptions>) -> Result<Self, Refusal> {
        Ok(Hands {
            cards: [Vec::new(), Vec::new()],
            shown: [None, None],
            changed: [false, false],
        })
    }

    fn turn(&self) -> Turn {
        if let [Some(one), Some(two)] = self.shown {
            return Turn::Over(SeatSet::leaders(&[i32::from(one), i32::from(two)]));
        }
        if self.short().is_some() {
            return Turn::Chance;
        }
        let leads = FAULT == fault::TURN_LEAKS && self.cards[1].contains(&DECK);
        match self.shown[0] {
            None if leads && self.shown[1].is_none() => Turn::Seat(Seat::SECOND),
            None => Turn::Seat(Seat::FIRST),
            Some(_) => Turn::Seat(Seat::SECOND),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let points = self.shown.iter().map(|card| card.map_or(0, i32::from));
        points.collect()
    }

    fn moves(&self) -> Vec<Self::Action> {
        let Turn::Seat(seat) = self.turn() else {
            return Vec::new();
        };
        let hand = &self.cards[seat.index()];
        let mut moves: Vec<_> = hand.iter().map(|&card| Action::Show(card)).collect();
        if !self.changed[seat.index()] {
            moves.extend(hand.iter().map(|&card| Action::Swap(card)));
        }
        if FAULT == fault::MOVES_LEAK && self.cards[seat.rival().index()].contains(&1) {
            moves.reverse();
        }
        moves
    }

    fn play(&mut self, action: &Self::Action) -> Result<(), Refusal> {
        let Turn::Seat(seat) = self.turn() else {
            let over = Refusal::of(&common::GAME_OVER);
            let early = Refusal::of(&common::NOT_DUE).at(action);
            return Err(if self.turn().is_over() { over } else { early });
        };
        let (Action::Show(card) | Action::Swap(card)) = *action;
        let Some(place) = self.cards[seat.index()]
            .iter()
            .position(|&held| held == card)
        else {
            let refusal = Refusal::of(&refusals::NOT_HELD).at(card);
            let rival = &self.cards[seat.rival().index()];
            let leaks = FAULT == fault::REFUSAL_LEAKS && rival.contains(&card);
            return Err(if leaks { refusal.at("rival") } else { refusal });
        };
        match action {
            Action::Show(_) => self.shown[seat.index()] = Some(card),
            Action::Swap(_) if self.changed[seat.index()] => {
                return Err(Refusal::of(&refusals::CHANGED));
            }
            Action::Swap(_) => self.changed[seat.index()] = true,
        }
        self.cards[seat.index()].remove(place);
        Ok(())
    }

    fn face(action: &Self::Action) -> String {
        match action {
            Action::Swap(_) if FAULT != fault::FACE_LEAKS => "swap".to_owned(),
            _ => action.to_string(),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let rival = seat.map(|seat| &self.cards[seat.rival().index()]);
        View {
            seat,
            hand: seat.map_or_else(Vec::new, |seat| self.cards[seat.index()].clone()),
            held: [self.cards[0].len(), self.cards[1].len()],
            shown: self.shown,
            changed: self.changed,
            leak: match FAULT {
                fault::VIEW_LEAKS => rival.filter(|_| self.has_changed(viewer)).cloned(),
                fault::VIEW_LEAKS_A_LITTLE => rival.map(|hand| vec![hand.iter().sum::<u8>() % 2]),
                _ => None,
            },
        }
    }

    fn read_view(view: &Value, _: &Setup<NoOptions>) -> Result<View, Refusal> {
        let read: View = rules::view::read(view)?;
        let known = |card: &u8| (1..=DECK).contains(card);
        let mut cards: Vec<u8> = read
            .hand
            .iter()
            .chain(read.shown.iter().flatten())
            .copied()
            .collect();
        cards.sort_unstable();
        let distinct = cards.is_sorted_by(|one, next| one < next) && cards.iter().all(known);
        let held = match read.seat.map(Seat::index) {
            Some(seat) => read.held.get(seat) == Some(&read.hand.len()),
            None => read.hand.is_empty(),
        };
        let few = read
            .held
            .iter()
            .zip(&read.shown)
            .all(|(&held, shown)| held + usize::from(shown.is_some()) <= HAND);
        rules::view::require(distinct && held && few && read.hand.is_sorted(), "hands")?;
        Ok(read)
    }

    fn guess(view: &View, luck: &mut dyn Luck) -> Self {
        let viewer = view.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mut guesses = (0..GUESSES).map(|_| Self::unseen(view, luck));
        let fits = |guess: &Self| guess.view(viewer) == *view;
        match FAULT {
            fault::GUESS_CONTRADICTS => guesses.next(),
            _ => guesses.find(fits),
        }
        .unwrap_or_else(|| Self::unseen(view, luck))
    }

    fn chances(&self) -> Chances<Deal> {
        let due = self.turn() == Turn::Chance;
        let stock = self.stock().into_iter().filter(|_| due);
        Chances::Listed(stock.map(|card| (Deal(card), 1)).collect())
    }

    fn resolve(&mut self, deal: &Deal) -> Result<(), Refusal> {
        let due = self.turn() == Turn::Chance && self.stock().contains(&deal.0);
        let (true, Some(seat)) = (due, self.short()) else {
            return Err(Refusal::of(&common::NOT_DUE).at(deal));
        };
        let hand = &mut self.cards[seat.index()];
        hand.push(deal.0);
        hand.sort_unstable();
        Ok(())
    }

    fn audience(&self) -> Audience {
        self.short().map_or(Audience::Everyone, Audience::Only)
    }

    fn mask(deal: &Deal) -> String {
        match FAULT {
            fault::MASK_LEAKS => format!("deal {}", if deal.0 > 4 { "high" } else { "low" }),
            _ => "deal".to_owned(),
        }
    }

    fn state(&self) -> Value {
        let hands = (FAULT != fault::STATE_HIDES).then_some(&self.cards);
        json!({"hands": hands, "shown": self.shown, "changed": self.changed})
    }
}

impl<const FAULT: u8> Hands<FAULT> {
    /// The first seat that must be dealt a card.
    fn short(&self) -> Option<Seat> {
        let due = |seat: &Seat| HAND - usize::from(self.shown[seat.index()].is_some());
        Seat::all(2).find(|seat| self.cards[seat.index()].len() < due(seat))
    }

    fn has_changed(&self, viewer: Viewer) -> bool {
        Seat::all(2).any(|seat| viewer == Viewer::Seat(seat) && self.changed[seat.index()])
    }

    fn stock(&self) -> Vec<u8> {
        let seen = |card: &u8| {
            self.cards.iter().any(|hand| hand.contains(card)) || self.shown.contains(&Some(*card))
        };
        (1..=DECK).filter(|card| !seen(card)).collect()
    }

    /// Fills in at random what a view does not show.
    fn unseen(view: &View, luck: &mut dyn Luck) -> Self {
        let mut guess = Hands {
            cards: [Vec::new(), Vec::new()],
            shown: view.shown,
            changed: view.changed,
        };
        if let Some(seat) = view.seat {
            guess.cards[seat.index()].clone_from(&view.hand);
            if FAULT == fault::GUESS_CONTRADICTS {
                guess.cards[seat.index()].clear();
            }
        }
        for seat in 0..2 {
            while guess.cards[seat].len() < view.held[seat] {
                let stock = guess.stock();
                let card = stock[luck.below(stock.len() as u32) as usize];
                guess.cards[seat].push(card);
                guess.cards[seat].sort_unstable();
            }
        }
        guess
    }
}

impl<const FAULT: u8> Hosted for Hands<FAULT> {}

impl<const FAULT: u8> Drawn for Hands<FAULT> {
    fn picture(view: &View, _: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        canvas.write(0, 0, &format!("{:?}", view.shown), Style::default());
        for (place, card) in view.hand.iter().enumerate() {
            let text = format!(" {card} ");
            canvas.spot(card, 3 * place, 1, &text, Style::default());
        }
        canvas
    }

    fn path(action: &Action<FAULT>) -> Vec<String> {
        let text = action.to_string();
        text.split(' ').map(str::to_owned).collect()
    }
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Show(card) => write!(f, "show {card}"),
            Action::Swap(card) => write!(f, "swap {card}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let folded = notation::folded(text);
        let card = |digits| notation::number(digits).filter(|card| (1..=8).contains(card));
        let show = folded.strip_prefix("show").and_then(card);
        let swap = folded.strip_prefix("swap").and_then(card);
        match (show, swap) {
            (Some(card), _) => Ok(Action::Show(card as u8)),
            (_, Some(card)) => Ok(Action::Swap(card as u8)),
            _ => Err(notation::unreadable(text)),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl FromStr for Deal {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Deal, Refusal> {
        let mut cards = (1..=DECK).map(Deal);
        let deal = cards.find(|deal| deal.to_string() == text);
        deal.ok_or_else(|| notation::unreadable(text))
    }
}

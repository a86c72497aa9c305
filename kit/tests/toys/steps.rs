//! A toy game with dice and nothing hidden: throw, then go up at most as many steps as
//! thrown; the first to stand on the goal wins.

mod spelling;

use std::borrow::Cow;

use rules::{
    About, Canvas, Chances, Drawn, Facts, Format, Game, Hosted, Look, Luck, OptionWords, PerSeat,
    Playout, Refusal, Rng, Rule, Seat, SeatSet, Setup, Style, TakeBacks, Text, Ties, Turn, Viewer,
    common, walk,
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{fault, lines};

pub(crate) mod refusals {
    rules::refusals! {
        /// Past the goal.
        TOO_FAR = "too-far",
            "{0} pasos pasan de la meta.",
            "{0} steps go past the goal.";
        /// More steps than thrown.
        OVER_THROW = "over-throw",
            "Salió {0}: prueba {legal}.",
            "{0} was thrown: try {legal}.";
        /// The variant does not let anybody stay.
        NO_STAYING = "no-staying",
            "Aquí no se puede esperar.",
            "Nobody may stay here.";
        /// Incompatible options.
        CROWDED = "crowded",
            "Entre tres no se espera.",
            "Three do not wait for each other.";
    }
}

static UNLISTED: Rule = Rule {
    code: "unlisted",
    sentence: Text::new("Nadie me conoce.", "Nobody knows me."),
};
const FUTURE: Facts = Facts {
    year: Some(2999),
    ..Facts::NONE
};
static WITH_UNMET: &[&Rule] = &[
    &refusals::TOO_FAR,
    &refusals::OVER_THROW,
    &refusals::NO_STAYING,
    &refusals::CROWDED,
    &UNLISTED,
];

const PAGE: &str = r#"# Steps
<a id="notation"></a>go 1, stay
<a id="game-over"></a>over
<a id="not-due"></a>luck first
<a id="too-far"></a>too far
<a id="over-throw"></a>over the throw
<a id="no-staying"></a>no staying
<a id="crowded"></a>crowded
<a id="unlisted"></a>a rule that nothing breaks
"#;

static OPTION_WORDS: [OptionWords; 2] = [
    OptionWords::new(
        "goal",
        Text::new("Meta", "Goal"),
        &[
            ("near", Text::new("cerca", "near")),
            ("far", Text::new("lejos", "far")),
        ],
    ),
    OptionWords::new(
        "stay",
        Text::new("Quedarse", "Staying"),
        &[
            ("false", Text::new("no", "no")),
            ("true", Text::new("sí", "yes")),
        ],
    ),
];

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    goal: Goal,
    stay: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Goal {
    #[default]
    Near,
    Far,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Steps<const FAULT: u8> {
    at: PerSeat<u8>,
    goal: u8,
    stay: bool,
    thrown: Option<u8>,
    turn: Seat,
}

impl<const FAULT: u8> JsonSchema for Steps<FAULT> {
    fn schema_name() -> Cow<'static, str> {
        "Steps".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let stay = if FAULT == fault::MISDESCRIBED {
            "string"
        } else {
            "boolean"
        };
        json_schema!({
            "type": "object",
            "required": ["at", "goal", "stay", "thrown", "turn"],
            "properties": {
                "at": generator.subschema_for::<PerSeat<u8>>(),
                "goal": generator.subschema_for::<u8>(),
                "stay": { "type": stay },
                "thrown": generator.subschema_for::<Option<u8>>(),
                "turn": generator.subschema_for::<Seat>(),
            },
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Action<const FAULT: u8> {
    Go(u8),
    Stay,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Throw(u8);

impl<const FAULT: u8> Game for Steps<FAULT> {
    const ABOUT: &'static About = &About {
        id: "steps",
        title: "Steps",
        blurb: Text::new("Una carrera.", "A race."),
        facts: if FAULT == fault::FROM_THE_FUTURE {
            FUTURE
        } else {
            Facts::NONE
        },
        players: &[2, 3],
        seats: &[
            Text::new("Una", "One"),
            Text::new("Dos", "Two"),
            Text::new("Tres", "Three"),
        ],
        hidden: false,
        chance: true,
        patience: None,
        points: false,
        ties: Ties::Shared,
        series: 1,
        edition: 1,
        take_backs: TakeBacks::Consent,
        refusals: if FAULT == fault::UNMET_RULE {
            WITH_UNMET
        } else {
            refusals::ALL
        },
        rules: Text::new(
            if FAULT == fault::NO_ANCHOR {
                "# Steps"
            } else {
                PAGE
            },
            PAGE,
        ),
        formats: &[Format {
            id: "lines",
            extension: "txt",
            read: lines::read::<FAULT>,
            write: lines::write,
        }],
    };

    type Options = Options;
    type Action = Action<FAULT>;
    type Chance = Throw;
    type View = Self;

    fn start(setup: &Setup<Options>) -> Result<Self, Refusal> {
        if setup.options.stay && setup.seats == 3 {
            return Err(Refusal::of(&refusals::CROWDED));
        }
        Ok(Steps {
            at: (0..setup.seats).map(|_| 0).collect(),
            goal: match setup.options.goal {
                Goal::Near => 4,
                Goal::Far => 7,
            },
            stay: setup.options.stay,
            thrown: None,
            turn: Seat::FIRST,
        })
    }

    fn turn(&self) -> Turn {
        if let Some(place) = self.at.iter().position(|&at| at == self.goal) {
            return match FAULT {
                fault::NO_WINNER => Turn::Over(SeatSet::NONE),
                _ => Turn::Over(SeatSet::only(Seat::at(place))),
            };
        }
        match self.thrown {
            None => Turn::Chance,
            Some(_) => Turn::Seat(self.turn),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.at.iter().map(|&at| i32::from(at)).collect()
    }

    fn moves(&self) -> Vec<Self::Action> {
        let Turn::Seat(_) = self.turn() else {
            return Vec::new();
        };
        let most = self.thrown.unwrap_or(0).min(self.left());
        let most = most + u8::from(FAULT == fault::OFFERS_REFUSED);
        let mut moves: Vec<_> = (1..=most).map(Action::Go).collect();
        if self.stay {
            moves.push(Action::Stay);
        }
        match FAULT {
            fault::OFFERED_TWICE => moves.push(Action::Go(1)),
            fault::STUCK => moves.clear(),
            _ => {}
        }
        moves
    }

    fn play(&mut self, action: &Self::Action) -> Result<(), Refusal> {
        let Turn::Seat(_) = self.turn() else {
            let plays = FAULT == fault::PLAYS_AFTER_END && self.turn().is_over();
            return if plays {
                Err(Refusal::of(&refusals::TOO_FAR).at(0))
            } else if self.turn().is_over() {
                Err(Refusal::of(&common::GAME_OVER))
            } else {
                Err(Refusal::of(&common::NOT_DUE).at(action))
            };
        };
        if let Err(refusal) = self.allows(*action) {
            if FAULT == fault::REFUSAL_MUTATES {
                self.turn = self.turn.next(self.at.len());
            }
            return Err(refusal);
        }
        if let Action::Go(steps) = action {
            self.at[self.turn.index()] += steps;
        }
        if FAULT == fault::NEVER_ENDS && self.turn().is_over() {
            self.at[self.turn.index()] = 0;
        }
        self.thrown = None;
        self.turn = self.turn.next(self.at.len());
        Ok(())
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn read_view(view: &Value, setup: &Setup<Options>) -> Result<Self, Refusal> {
        let mut read: Self = rules::view::read(view)?;
        if FAULT == fault::MISREADS_VIEW {
            read.turn = Seat::FIRST;
        }
        let start = Self::start(setup)?;
        let same = (read.goal, read.stay) == (start.goal, start.stay);
        let seated = read.at.len() == setup.seats && read.turn.index() < setup.seats;
        let placed = read.at.iter().all(|&at| at <= read.goal);
        let thrown = read.thrown.is_none_or(|thrown| (1..=3).contains(&thrown));
        let sound = thrown || FAULT == fault::TRUSTS_VIEW;
        rules::view::require(same && seated && placed && sound, "steps")?;
        Ok(read)
    }

    fn guess(view: &Self, _: &mut dyn Luck) -> Self {
        view.clone()
    }

    fn chances(&self) -> Chances<Throw> {
        if self.turn() != Turn::Chance {
            return Chances::Listed(Vec::new());
        }
        let last = u32::from(FAULT != fault::NO_ODDS);
        Chances::Listed(vec![(Throw(1), 3), (Throw(2), 2), (Throw(3), last)])
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Throw> {
        let due = self.turn() == Turn::Chance;
        let faces = 3 + u32::from(FAULT == fault::UNLISTED_ROLL);
        due.then(|| Throw(1 + luck.below(faces) as u8))
    }

    fn resolve(&mut self, throw: &Throw) -> Result<(), Refusal> {
        if self.turn() != Turn::Chance && FAULT != fault::RESOLVES_ANY {
            return Err(Refusal::of(&common::NOT_DUE).at(throw));
        }
        self.thrown = Some(throw.0);
        Ok(())
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        let wrong = FAULT == fault::WRONG_PERFT && depth == 3;
        walk::perft(self, depth).map(|nodes| nodes + u64::from(wrong))
    }

    fn playout(&self, rng: &mut Rng) -> Playout {
        let mut playout = walk::playout(self, rng);
        match FAULT {
            fault::WRONG_PLAYOUT => playout.plies += 1,
            fault::EXTRA_LUCK => drop(rng.bits()),
            _ => {}
        }
        playout
    }
}

impl<const FAULT: u8> Steps<FAULT> {
    fn left(&self) -> u8 {
        self.goal - self.at[self.turn.index()]
    }

    fn allows(&self, action: Action<FAULT>) -> Result<(), Refusal> {
        let thrown = self.thrown.unwrap_or(0);
        let advice = if FAULT == fault::BAD_ADVICE { 9 } else { 1 };
        let refusal = match action {
            Action::Stay if self.stay => return Ok(()),
            Action::Stay => Refusal::of(&refusals::NO_STAYING),
            Action::Go(9) if FAULT == fault::PANICS => panic!("nine steps"),
            Action::Go(steps) if steps > thrown => Refusal::of(&refusals::OVER_THROW)
                .at(thrown)
                .instead([Action::<FAULT>::Go(advice)]),
            Action::Go(steps) if steps > self.left() => Refusal::of(&refusals::TOO_FAR).at(steps),
            Action::Go(_) => return Ok(()),
        };
        match FAULT {
            fault::PLAYS_ILLEGAL if action == Action::Stay => Ok(()),
            fault::UNLISTED_RULE => Err(Refusal::of(&UNLISTED)),
            fault::HOLE => Err(Refusal::of(refusal.rule)),
            _ => Err(refusal),
        }
    }
}

impl<const FAULT: u8> Hosted for Steps<FAULT> {}

impl<const FAULT: u8> Drawn for Steps<FAULT> {
    fn picture(view: &Self, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        let ascii = look.ascii && FAULT != fault::NOT_ASCII;
        let piece = Look { ascii, ..*look }.glyph('●', 'o');
        let width = if FAULT == fault::NARROW_SPOT { 2 } else { 3 };
        for (y, at) in view.at.iter().enumerate() {
            let bar = format!("{}{piece}", ".".repeat(usize::from(*at)));
            canvas.write(0, y, &bar, Style::default());
        }
        for steps in 1..=3 {
            let text = format!(" {steps} ");
            let x = 4 * usize::from(steps - 1);
            let name = Action::<FAULT>::Go(steps);
            canvas.spot(name, x, view.at.len(), &text[..width], Style::default());
        }
        canvas
    }

    fn option_words() -> &'static [OptionWords] {
        if FAULT == fault::NO_WORDS {
            &OPTION_WORDS[1..]
        } else {
            &OPTION_WORDS
        }
    }

    fn path(action: &Action<FAULT>) -> Vec<String> {
        match (FAULT, action) {
            (fault::ONE_PATH, Action::Stay) => vec!["go".into(), "1".into()],
            (fault::ONE_PATH, Action::Go(_)) => vec!["go".into()],
            _ => vec![action.to_string()],
        }
    }
}

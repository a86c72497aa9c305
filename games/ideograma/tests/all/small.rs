//! The game with a short word list as its default, since the usual one is not
//! part of the program: what the kit plays with.

use ideograma::{Action, Dictionary, Draw, Ideograma, Layout, Options, View, WordList, Words};
use rules::{
    About, Audience, Canvas, Chances, Drawn, Game, Hosted, Look, Luck, OptionWords, PerSeat,
    Refusal, SeatSet, Setup, Text, Turn, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Short words with every letter, so that random games get far, and a few that
/// use up a rack.
pub(crate) const WORDS: &str = "AL AS DA DE DI EL ES FE HA HE IR LA LE LO ME MI NO ÑU OH OS OX PI RE SE \
    SI SO SU TA TE TI TU UF UN VA VE XI YA YE YO ZA AJO AÑO ASA BAR BIS CAL COL DIA DOS EJE FIN \
    GAS GOL HAZ LUZ MAR MAS OJO OSA OSO PAN PIE QUE SAL SOL UÑA UVA VEZ VOZ YOYO ZOO AMAR ALAS \
    CASA COSA CUNA DEDO LATA LUNA MESA NIDO PATA RISA ROSA SEDA TACO TELA TINA BATIR CASAS \
    CIELO DATOS ABATIR LEONES AIREADO ACEROLA CANTERO ESCALAR ORDENAS SALTEAR SOLEADA TEOREMA \
    LABERINTO ENTREACTO KA KIWI WEB";

/// The game under test.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Small(pub(crate) Ideograma);

/// The same options, with a list at hand.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct SmallOptions {
    dictionary: Dictionary,
    lexicon: SmallList,
    premiums: Layout,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
struct SmallList(WordList);

impl Default for SmallList {
    fn default() -> SmallList {
        let words = WORDS.split_whitespace().map(str::to_owned).collect();
        SmallList(WordList::Given(Words { words }))
    }
}

fn of_ideograma(setup: &Setup<SmallOptions>) -> Setup<Options> {
    let SmallOptions {
        dictionary,
        lexicon: SmallList(lexicon),
        premiums,
    } = setup.options.clone();
    let options = Options {
        dictionary,
        lexicon,
        premiums,
    };
    Setup {
        edition: setup.edition,
        ..Setup::new(setup.seats, options)
    }
}

impl Game for Small {
    const ABOUT: &'static About = Ideograma::ABOUT;

    type Options = SmallOptions;
    type Action = Action;
    type Chance = Draw;
    type View = View;

    fn start(setup: &Setup<SmallOptions>) -> Result<Small, Refusal> {
        Ideograma::start(&of_ideograma(setup)).map(Small)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.0.scores()
    }

    fn moves(&self) -> Vec<Action> {
        self.0.moves()
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        self.0.play(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn read_view(view: &Value, setup: &Setup<SmallOptions>) -> Result<View, Refusal> {
        Ideograma::read_view(view, &of_ideograma(setup))
    }

    fn guess(view: &View, luck: &mut dyn Luck) -> Small {
        Small(Ideograma::guess(view, luck))
    }

    fn face(action: &Action) -> String {
        Ideograma::face(action)
    }

    fn chances(&self) -> Chances<Draw> {
        self.0.chances()
    }

    fn roll(&self, luck: &mut dyn Luck) -> Option<Draw> {
        self.0.roll(luck)
    }

    fn resolve(&mut self, draw: &Draw) -> Result<(), Refusal> {
        self.0.resolve(draw)
    }

    fn audience(&self) -> Audience {
        self.0.audience()
    }

    fn mask(draw: &Draw) -> String {
        Ideograma::mask(draw)
    }

    fn state(&self) -> Value {
        self.0.state()
    }
}

impl Hosted for Small {
    fn lists_every_move(&self) -> bool {
        self.0.lists_every_move()
    }

    fn fallback(&self) -> Option<Action> {
        self.0.fallback()
    }

    fn asked(&self) -> SeatSet {
        self.0.asked()
    }
}

impl Drawn for Small {
    fn picture(view: &View, look: &Look) -> Canvas {
        Ideograma::picture(view, look)
    }

    fn path(action: &Action) -> Vec<String> {
        Ideograma::path(action)
    }

    fn attempt(path: &[String]) -> String {
        Ideograma::attempt(path)
    }

    fn option_words() -> &'static [OptionWords] {
        Ideograma::option_words()
    }

    fn words() -> &'static [(&'static str, Text)] {
        Ideograma::words()
    }

    fn marks(before: &View, action: &Action) -> Vec<String> {
        Ideograma::marks(before, action)
    }
}

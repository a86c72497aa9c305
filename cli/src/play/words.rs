//! Everything the table says, in both languages.

use rules::{Lang, Text};

/// The text with `{0}`, `{1}` … filled in.
pub(crate) fn fill(text: Text, lang: Lang, values: &[&str]) -> String {
    let mut sentence = text.get(lang).to_owned();
    for (place, value) in values.iter().enumerate() {
        sentence = sentence.replace(&format!("{{{place}}}"), value);
    }
    sentence
}

pub(crate) const DONE: Text = Text::new("hecho", "done");

// Before the game.
pub(crate) const WHICH_GAME: Text = Text::new("¿A qué jugamos?", "What shall we play?");
pub(crate) const HOW_MANY: Text = Text::new("¿Cuántos juegan?", "How many are playing?");
pub(crate) const AGAINST_WHOM: Text = Text::new("¿Contra quién?", "Against whom?");
pub(crate) const PEOPLE: Text = Text::new("personas", "people");
pub(crate) const SAME_KEYBOARD: Text = Text::new("todas ante este teclado", "all at this keyboard");
pub(crate) const NO_SITTER: Text = Text::new(
    "«{0}» no dice quién se sienta: se escribe yo, bot:1 … bot:5 o team:Ana+Luis",
    "“{0}” does not say who plays: write me, bot:1 … bot:5 or team:Ana+Luis",
);
pub(crate) const NO_TEAM: Text = Text::new(
    "«{0}» no es un equipo: lleva los nombres de dos a ocho personas, como team:Ana+Luis",
    "“{0}” is not a team: it takes the names of two to eight people, as in team:Ana+Luis",
);
pub(crate) const OTHER_SEATS: Text = Text::new(
    "--players dice {0} y --seats nombra {1}",
    "--players says {0} and --seats names {1}",
);
pub(crate) const WHICH_VALUE: Text = Text::new("Opción «{0}»", "Option “{0}”");
pub(crate) const USUAL: Text = Text::new("lo habitual", "the usual");
pub(crate) const NAME_A_GAME: Text = Text::new(
    "di a qué jugar: sobremesa play JUEGO, con uno de estos: {0}",
    "say what to play: sobremesa play GAME, with one of these: {0}",
);
pub(crate) const OTHER_GAME: Text = Text::new(
    "la partida guardada es de {0}, no de {1}",
    "the saved game is one of {0}, not of {1}",
);
pub(crate) const OTHER_SETTINGS: Text = Text::new(
    "una partida guardada ya tiene sus jugadores y sus opciones: sobran --players y --option",
    "a saved game has its players and options already: leave --players and --option out",
);
pub(crate) const SAVED_IS_NO_SERIES: Text = Text::new(
    "una partida guardada se juega sola: sobra --games",
    "a saved game is played on its own: leave --games out",
);
pub(crate) const NO_SUCH_TAKE_BACKS: Text = Text::new(
    "--take-backs no admite «{0}»: puede ser never (nunca), bots (solo contra bots) o consent (de común acuerdo)",
    "--take-backs does not take “{0}”: it may be never, bots (only against bots) or consent (all agree)",
);
pub(crate) const NO_SEED: Text = Text::new(
    "--seed es un número entero desde 0, no «{0}»",
    "--seed is a whole number from 0, not “{0}”",
);
pub(crate) const TOO_MANY_NAMES: Text = Text::new(
    "hay {0} nombres para {1} jugadores",
    "there are {0} names for {1} players",
);
pub(crate) const PICK_A_NUMBER: Text = Text::new(
    "Escribe un número del 1 al {0}.",
    "Type a number from 1 to {0}.",
);
pub(crate) const MENU_KEYS: Text = Text::new(
    "↑↓ elegir · Enter aceptar · Esc atrás · ^C salir",
    "↑↓ choose · Enter accept · Esc back · ^C leave",
);

// The beginning of a game.
pub(crate) const LOTS: Text = Text::new("Por sorteo, {0}.", "Drawn by lot: {0}.");
pub(crate) const YOU: Text = Text::new("tú", "you");
pub(crate) const SOMEBODY: Text = Text::new("una persona", "a person");
pub(crate) const PRACTICE: Text = Text::new(
    "Esto es una práctica contra bots: puedes deshacer jugadas.",
    "This is practice against bots: you may take moves back.",
);

// Series.
pub(crate) const GAME_OF_SERIES: Text = Text::new("Partida {0} de {1}", "Game {0} of {1}");
pub(crate) const SERIES_STANDS: Text = Text::new(
    "{0} terminada. Total: {1}. Escribe «siguiente» para jugar la próxima.",
    "{0} is over. Total: {1}. Type “next” to play the next one.",
);
pub(crate) const SERIES_WON: Text = Text::new(
    "Fin de la serie: gana {0}. Total: {1}.",
    "The series is over: {0} wins. Total: {1}.",
);
pub(crate) const SERIES_SHARED: Text = Text::new(
    "Fin de la serie: empate entre {0}. Total: {1}.",
    "The series is over: a draw between {0}. Total: {1}.",
);
pub(crate) const AND: Text = Text::new(" y ", " and ");
pub(crate) const NO_NEXT_GAME: Text = Text::new(
    "La siguiente partida se juega cuando termina esta, si la serie no ha acabado.",
    "The next game is played when this one is over, unless the series is.",
);

// Whose turn it is.
/// A member of a team, and the colour they play for.
pub(crate) const FOR_TEAM: Text = Text::new("{0}, por {1}", "{0}, for {1}");
pub(crate) const TURN: Text = Text::new("Turno: {0}.", "To play: {0}.");
pub(crate) const ONLY_PASS: Text = Text::new(
    "Turno: {0}, que no tiene ninguna otra jugada legal y solo puede pasar («{1}»).",
    "To play: {0}, who has no other legal move and can only pass (“{1}”).",
);
pub(crate) const OVER: Text = Text::new("Fin de la partida: {0}.", "The game is over: {0}.");
pub(crate) const LUCK: Text = Text::new("azar", "luck");
pub(crate) const THINKING: Text = Text::new("Piensa {0}…", "{0} is thinking…");

// Bots.
pub(crate) const NO_HINTS: Text = Text::new(
    "Entre varias personas no hay pistas, salvo que todas estén de acuerdo: --hints al empezar.",
    "There are no hints between people unless all agree: --hints at the start.",
);
pub(crate) const THINKING_OF_HINT: Text = Text::new("Busco una pista…", "Looking for a hint…");
pub(crate) const MORE_HINTS: Text = Text::new("(«pista»: más)", "(“hint” for more)");
pub(crate) const BOT_LOST: Text = Text::new(
    "{0} no puede seguir: a partir de ahora juega quien esté en la mesa.",
    "{0} cannot go on: from now on whoever is at the table plays for it.",
);

// Answers.
pub(crate) const WELCOME: Text = Text::new(
    "Escribe una jugada, «?» para ver las legales o «ayuda».",
    "Type a move, “?” to see the legal ones, or “help”.",
);
pub(crate) const UNDONE: Text = Text::new("Deshecha: {0}.", "Taken back: {0}.");
pub(crate) const NOTHING_TO_UNDO: Text = Text::new(
    "No hay ninguna jugada que deshacer.",
    "There is no move to take back.",
);
pub(crate) const SEEN_ALREADY: Text = Text::new(
    "No se deshace más allá de lo que ya se ha visto: una tirada, un robo o la jugada de otro.",
    "Nothing is taken back past what has been seen: a throw, a draw, another player’s move.",
);
pub(crate) const NO_TAKE_BACKS: Text = Text::new(
    "En esta partida no se deshace ninguna jugada.",
    "No move is taken back in this game.",
);
pub(crate) const NO_TAKE_BACKS_BETWEEN_PEOPLE: Text = Text::new(
    "Entre personas no se deshacen jugadas en este juego, salvo que se acuerde al empezar: --take-backs consent.",
    "Between people no move is taken back in this game, unless that was agreed at the start: --take-backs consent.",
);
pub(crate) const CURTAIN: Text = Text::new(
    "Le toca a {0}. Que nadie más mire: Enter para ver su mano.",
    "It is {0}’s turn. Nobody else may look: Enter to see the hand.",
);
pub(crate) const SAVED: Text = Text::new("Guardada en {0}.", "Saved in {0}.");
pub(crate) const FILE_EXISTS: Text = Text::new(
    "{0} ya existe y no es de esta partida. Para reemplazarlo: guardar! {0}",
    "{0} exists already and is not of this game. To replace it: save! {0}",
);
pub(crate) const LOADED: Text = Text::new("Cargada de {0}.", "Loaded from {0}.");
pub(crate) const UNSAVED: Text = Text::new(
    "Hay jugadas sin guardar. Pídelo otra vez para seguir sin guardarlas.",
    "There are unsaved moves. Ask again to go on without saving them.",
);
pub(crate) const LEFT_UNSAVED: Text =
    Text::new("La partida no se ha guardado.", "The game was not saved.");
pub(crate) const NEW_GAME: Text = Text::new("Partida nueva.", "A new game.");
pub(crate) const SPEAKING: Text = Text::new("Ahora en español.", "English from now on.");
pub(crate) const SEE_RULES: Text = Text::new("(reglas {0})", "(rules {0})");
pub(crate) const NOTHING_FROM_HERE: Text = Text::new(
    "Nada legal empieza con {0}. Toca el destino y las reglas dirán por qué no.",
    "Nothing legal begins with {0}. Touch where it would go to learn why not.",
);

// Pages.
pub(crate) const LEGAL: Text = Text::new("Jugadas legales", "Legal moves");
pub(crate) const AND_OTHERS: Text = Text::new("… y otras.", "… and others.");
pub(crate) const NO_LEGAL: Text = Text::new("Ninguna.", "None.");
pub(crate) const RULES: Text = Text::new("Reglas de {0}", "Rules of {0}");
pub(crate) const NO_SUCH_RULE: Text = Text::new(
    "En las reglas no hay ningún «{0}».",
    "There is no “{0}” in the rules.",
);
pub(crate) const HELP: Text = Text::new("Ayuda", "Help");
pub(crate) const HELP_WORDS: Text = Text::new(
    "Escribe una jugada tal como se anota en este juego, o una de estas palabras:\n\
     \n\
     ?, jugadas      las jugadas legales\n\
     deshacer        retira la última jugada, si se permite\n\
     guardar [F]     guarda la partida en el archivo F\n\
     guardar! F      lo mismo, aunque F ya exista\n\
     cargar F        sigue la partida del archivo F\n\
     nueva           otra partida igual desde el principio\n\
     siguiente       la próxima partida de la serie\n\
     reglas [X]      las reglas, o el párrafo que explica X\n\
     idioma          cambia al inglés\n\
     ayuda           esta ayuda\n\
     salir           deja la mesa",
    "Type a move as this game writes it, or one of these words:\n\
     \n\
     ?, legal        the legal moves\n\
     undo            takes the last move back, if allowed\n\
     save [F]        saves the game in the file F\n\
     save! F         the same, even if F exists already\n\
     load F          goes on with the game in the file F\n\
     new             another game like this from the beginning\n\
     next            the next game of the series\n\
     rules [X]       the rules, or the paragraph that explains X\n\
     lang            changes to Spanish\n\
     help            this help\n\
     quit            leaves the table",
);
pub(crate) const HELP_KEYS: Text = Text::new(
    "\n\
     Flechas         van de casilla en casilla\n\
     Enter, espacio  toca la casilla o el botón\n\
     Tab             va a los botones\n\
     Esc             suelta lo tocado o borra lo escrito\n\
     F1              esta ayuda\n\
     F2, Ctrl-L      señala o no lo que se puede tocar\n\
     F3, Ctrl-R      las reglas, por donde toque\n\
     Ctrl-Z          deshacer\n\
     Ctrl-S          guardar\n\
     Ctrl-N          nueva partida\n\
     Ctrl-Q          salir\n\
     Ctrl-C          salir sin preguntar\n\
     \n\
     También se puede tocar con el ratón.\n\
     [ ] última jugada   ( ) lo tocado   ! ! lo que no puede ser",
    "\n\
     Arrows          go from square to square\n\
     Enter, space    touches the square or the button\n\
     Tab             goes to the buttons\n\
     Esc             lets go of what was touched, or clears what was typed\n\
     F1              this help\n\
     F2, Ctrl-L      shows what can be touched, or not\n\
     F3, Ctrl-R      the rules, at the place that matters\n\
     Ctrl-Z          undo\n\
     Ctrl-S          save\n\
     Ctrl-N          new game\n\
     Ctrl-Q          quit\n\
     Ctrl-C          quit without asking\n\
     \n\
     The mouse touches too.\n\
     [ ] last move   ( ) touched   ! ! what cannot be",
);

// The full screen.
pub(crate) const MOVES: Text = Text::new("Jugadas", "Moves");
pub(crate) const TOO_SMALL: Text = Text::new(
    "La ventana es demasiado pequeña.",
    "The window is too small.",
);
pub(crate) const PAGE_KEYS: Text = Text::new("↑↓ Esc", "↑↓ Esc");
/// Keys for the last line, the most needed first.
pub(crate) const KEYS: &[Text] = &[
    Text::new("F1 ayuda", "F1 help"),
    Text::new("^Q salir", "^Q quit"),
    Text::new("? jugadas", "? moves"),
    Text::new("F4 pista", "F4 hint"),
    Text::new("F3 reglas", "F3 rules"),
    Text::new("^Z deshacer", "^Z undo"),
    Text::new("^S guardar", "^S save"),
    Text::new("Tab botones", "Tab buttons"),
    Text::new("F2 señales", "F2 marks"),
];
/// The same after the end.
pub(crate) const END_KEYS: &[Text] = &[
    Text::new("^N nueva partida", "^N new game"),
    Text::new("^Q salir", "^Q quit"),
    Text::new("^Z deshacer", "^Z undo"),
    Text::new("^S guardar", "^S save"),
    Text::new("F3 reglas", "F3 rules"),
];

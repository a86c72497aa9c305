//! Everything that is said at a table of a room, in both languages.

use rules::Text;

pub(super) const GUEST: Text = Text::new("Invitado", "Guest");

// In the hall.
pub(super) const GAMES: Text = Text::new("Juegos:", "Games:");
pub(super) const MY_TABLES: Text = Text::new("Tus mesas:", "Your tables:");
pub(super) const OPEN_TABLES: Text = Text::new("Mesas con sitio:", "Tables with a free seat:");
pub(super) const LIVE_TABLES: Text = Text::new("Mesas donde se juega:", "Tables being played:");
pub(super) const HALL_HELP: Text = Text::new(
    "abrir JUEGO SITIOS [OPCIÓN=VALOR …] [watch] [public] [chat] [games:N] [clock:30 | clock:300+5 | clock:2d] [take-backs:never | bots | consent]\n\
     \x20                abre una mesa; los sitios, como yo,bot:3, yo,libre o\n\
     \x20                team:Ana+Luis,bot:3 (en un equipo también libre: team:yo+libre)\n\
     ir MESA          va a una mesa\n\
     código CÓDIGO    usa una invitación o un código\n\
     mesas            mira otra vez qué mesas hay\n\
     salir            sale de la sala",
    "open GAME SEATS [OPTION=VALUE …] [watch] [public] [chat] [games:N] [clock:30 | clock:300+5 | clock:2d] [take-backs:never | bots | consent]\n\
     \x20                opens a table; the seats are such as me,bot:3, me,open or\n\
     \x20                team:Ana+Luis,bot:3 (a team may have free places: team:me+open)\n\
     go TABLE         goes to a table\n\
     code CODE        uses an invitation or a code\n\
     tables           looks again what tables there are\n\
     quit             leaves the room",
);
pub(super) const UNKNOWN: Text = Text::new(
    "Eso no lo entiendo. Con «ayuda» se ve lo que se puede escribir.",
    "I do not understand that. “help” shows what can be typed.",
);
pub(super) const OPENED: Text = Text::new("Mesa abierta: {0}", "Table opened: {0}");
pub(super) const INVITATION: Text = Text::new(
    "Invitación para el asiento {0} (vale una vez, una semana): {1}",
    "Invitation to seat {0} (good once, for a week): {1}",
);

// How the table stands.
pub(super) const YOUR_TURN: Text = Text::new("Te toca: {0}.", "Your turn: {0}.");
pub(super) const STAND_IN: Text = Text::new(
    "Un bot juega por ti («volver»).",
    "A bot plays for you (“back”).",
);
pub(super) const CLOCKS: Text = Text::new("Reloj: {0}.", "Clock: {0}.");
pub(super) const MISSING: Text = Text::new(
    "Falta gente. Asientos libres: {0}.",
    "Somebody is missing. Free seats: {0}.",
);
pub(super) const NEXT: Text = Text::new(
    "Partida {0} de {1}; para la próxima, «siguiente».",
    "Game {0} of {1}; “next” for the next one.",
);
pub(super) const AGAIN: Text =
    Text::new("Para jugar otra, «revancha».", "“rematch” to play again.");
pub(super) const WINS: Text = Text::new("gana {0} ({1})", "{0} wins ({1})");
pub(super) const SHARED: Text = Text::new("empate entre {0} ({1})", "a draw between {0} ({1})");
pub(super) const NOBODY_WINS: Text = Text::new("no gana nadie ({1})", "nobody wins ({1})");
pub(super) const CALLED_OFF: Text = Text::new("anulada", "called off");

// What happens.
pub(super) const SAT: Text = Text::new(
    "{0} se sienta en el asiento {1}.",
    "{0} sits down in seat {1}.",
);
pub(super) const LEFT: Text = Text::new("El asiento {0} queda libre.", "Seat {0} is free again.");
pub(super) const MOVED: Text = Text::new(
    "{0} sigue desde otro aparato.",
    "{0} goes on from another device.",
);
pub(super) const BEGUN: Text = Text::new("Empieza la partida {0}.", "Game {0} begins.");
pub(super) const PASSED: Text = Text::new(
    "{0}: {1} (no había otra jugada).",
    "{0}: {1} (there was no other move).",
);
pub(super) const TAKEN_BACK: Text = Text::new("Jugada deshecha.", "The move is taken back.");
pub(super) const RESIGNED: Text = Text::new("{0} se rinde.", "{0} resigns.");
pub(super) const FLAGGED: Text = Text::new("A {0} se le acabó el tiempo.", "{0} is out of time.");
pub(super) const WANTS: Text = Text::new(
    "{0} quiere: {1}. («sí {1}» o «no {1}»)",
    "{0} wants: {1}. (“yes {1}” or “no {1}”)",
);
pub(super) const DECLINES: Text = Text::new("{0} no quiere: {1}.", "{0} does not want: {1}.");
pub(super) const AIDS_AGREED: Text =
    Text::new("Desde ahora hay pistas.", "There are hints from now on.");
pub(super) const STOOD_IN: Text = Text::new(
    "Un bot de nivel {1} juega por {0}.",
    "A bot of level {1} plays for {0}.",
);
pub(super) const BACK: Text = Text::new("{0} vuelve a su asiento.", "{0} is back in the seat.");
pub(super) const REPLACED: Text = Text::new(
    "Quien abrió la mesa ha puesto un bot en un asiento: {0}.",
    "Whoever opened the table has put a bot into a seat: {0}.",
);
pub(super) const SAYS: Text = Text::new("{0} dice: {1}", "{0} says: {1}");
pub(super) const CHAT_ON: Text = Text::new(
    "Ahora se pueden escribir mensajes.",
    "Messages can be written now.",
);
pub(super) const CHAT_OFF: Text = Text::new(
    "Ya no se escriben mensajes.",
    "No more messages are written.",
);
pub(super) const RESTARTED: Text = Text::new(
    "La sala ha vuelto a abrir; los relojes estuvieron parados.",
    "The room has opened again; the clocks stood still.",
);
pub(super) const REMATCHED: Text = Text::new(
    "Otra mesa, la misma gente.",
    "Another table, the same people.",
);
pub(super) const GONE: Text = Text::new("{0} se ha desconectado.", "{0} has lost the connection.");
pub(super) const HERE: Text = Text::new("{0} está conectado.", "{0} is connected.");

// Between the table and this client.
pub(super) const CUT: Text = Text::new(
    "Se ha cortado la conexión. Vuelvo a intentarlo…",
    "The connection is lost. Trying again…",
);
pub(super) const MENDED: Text = Text::new("Hay conexión otra vez.", "Connected again.");
pub(super) const WATCHING: Text = Text::new(
    "Estás mirando: aquí no tienes asiento.",
    "You are watching: you have no seat here.",
);
pub(super) const LEGALLY: Text = Text::new("Es legal.", "It is legal.");
pub(super) const NOT_SURE: Text = Text::new("Di a qué: {0}.", "Say to what: {0}.");
pub(super) const NO_OFFER: Text =
    Text::new("Nadie ha propuesto nada.", "Nobody has proposed anything.");
pub(super) const CODE: Text = Text::new(
    "Para seguir en otro sitio (vale una vez; quien lo use tendrá tu asiento): {0}",
    "To go on elsewhere (good once; whoever uses it has your seat): {0}",
);
pub(super) const BYE: Text = Text::new("Tu asiento queda guardado: {0}", "Your seat is kept: {0}");
pub(super) const SENT_AWAY: Text = Text::new(
    "la sala no quiere seguir: {0}",
    "the room does not want to go on: {0}",
);
pub(super) const HELP: Text = Text::new(
    "Escribe una jugada tal como se anota en este juego, o una de estas palabras:\n\
     \n\
     ?, jugadas       las jugadas legales\n\
     porqué JUGADA    por qué no es legal\n\
     pista            una pista, cada vez más clara\n\
     jugar JUGADA     una jugada que se escribe como una de estas palabras\n\
     deshacer, tablas, anular, ayudas, siguiente, revancha\n\
     \x20                lo propone, o lo acepta\n\
     sí X, no X       contesta a lo propuesto\n\
     rendirse         se rinde\n\
     decir TEXTO      escribe a la mesa\n\
     frases           las frases hechas; se dicen por su nombre\n\
     bot [ASIENTO]    juega un bot por ti, o por quien no está\n\
     volver           recupera tu asiento\n\
     sentarse N, levantarse, palabra PALABRA\n\
     \x20                antes de empezar\n\
     invitar ASIENTO  una invitación\n\
     código           para seguir en otro sitio\n\
     registro F       guarda el registro en el archivo F\n\
     tablero, reglas [X], idioma, ayuda, salir",
    "Type a move as this game writes it, or one of these words:\n\
     \n\
     ?, legal         the legal moves\n\
     why MOVE         why it is not legal\n\
     hint             a hint, clearer each time\n\
     play MOVE        a move that is written like one of these words\n\
     undo, draw, abort, aids, next, rematch\n\
     \x20                proposes it, or agrees\n\
     yes X, no X      answers what is proposed\n\
     resign           gives up\n\
     say TEXT         writes to the table\n\
     phrases          the ready phrases; they are said by name\n\
     bot [SEAT]       a bot plays for you, or for whoever is away\n\
     back             takes your seat back\n\
     sit N, leave, word WORD\n\
     \x20                before the game begins\n\
     invite SEAT      an invitation\n\
     code             to go on elsewhere\n\
     record F         saves the record in the file F\n\
     board, rules [X], lang, help, quit",
);

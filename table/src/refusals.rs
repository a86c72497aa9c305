//! Refusals of the table, for what the game itself would allow.

rules::refusals! {
    /// No such game in the catalog.
    GAME = "no-such-game",
        "No conozco el juego «{0}».",
        "I do not know the game “{0}”.";
    /// A series of no games, or of too many.
    SERIES = "series",
        "Una serie tiene entre 1 y {0} partidas.",
        "A series has between 1 and {0} games.";
    /// A table of bots only.
    NOBODY = "nobody",
        "En la mesa tiene que haber sitio al menos para una persona.",
        "There must be room for at least one person at the table.";
    /// Too many given moves.
    GIVEN_TOO_MANY = "given-too-many",
        "Se puede empezar con {0} jugadas hechas como mucho.",
        "One may begin with {0} actions made at most.";
    /// A team of one, or of too many.
    TEAM_SIZE = "team-size",
        "Un equipo tiene entre {0} y {1} personas.",
        "A team has between {0} and {1} people.";
    /// Two team members with the same name.
    TEAM_NAME = "team-name",
        "En ese equipo ya hay alguien que se llama {0}.",
        "Somebody in that team is already called {0}.";
    /// A team in a game for one player.
    TEAM_ALONE = "team-alone",
        "En un solitario no hay equipos.",
        "There are no teams in a solitaire.";
    /// Another member of the team is to move.
    TEAM_TURN = "team-turn",
        "En tu equipo ahora le toca a {0}.",
        "In your team it is {0}'s turn now.";
    /// A stand-in for a team whose other members are present.
    TEAM_PRESENT = "team-present",
        "Tu equipo sigue en la mesa: no hace falta que juegue un bot.",
        "Your team is still at the table: it does not need a bot.";
    /// A member who already wants to resign.
    RESIGNING = "already-resigning",
        "Ya has dicho que quieres abandonar: falta el resto del equipo.",
        "You have already said that you want to resign: the rest of the team has not.";
    /// A given move that is illegal.
    GIVEN = "given",
        "La jugada {0}, «{1}», no se puede hacer ahí ({2}).",
        "Action {0}, “{1}”, cannot be made there ({2}).";
    /// Given moves after which the game is over.
    GIVEN_OVER = "given-over",
        "Esa partida ya ha terminado: no queda nada por jugar.",
        "That game is over already: there is nothing left to play.";
    /// An impossible clock.
    CLOCK = "clock",
        "Ese reloj no puede ser: se dan de un segundo a sesenta días.",
        "That clock cannot be: it gives from one second to sixty days.";
    /// A patience of no time, or of too much.
    PATIENCE = "patience",
        "La espera de una respuesta va de un segundo a una hora.",
        "An answer is waited for between one second and an hour.";
    /// An unknown rule for take-backs.
    TAKE_BACKS = "take-backs",
        "No sé cuándo se deshacen jugadas con «{0}»: puede ser never (nunca), bots (solo contra bots) o consent (de común acuerdo).",
        "I do not know when “{0}” lets moves be taken back: it may be never, bots (only against bots) or consent (all agree).";
    /// A name that is empty, too long, or has unreadable characters.
    NAME = "name",
        "Un nombre tiene entre 1 y {0} letras, sin signos invisibles.",
        "A name has between 1 and {0} letters, without invisible signs.";
    /// A word for the luck that is too long or has unreadable characters.
    WORD = "word",
        "La palabra para la suerte tiene como mucho {0} letras, sin signos invisibles.",
        "The word for the luck has at most {0} letters, without invisible signs.";
    /// A chat line that is empty or too long.
    TEXT = "text",
        "Un mensaje tiene entre 1 y {0} letras.",
        "A message has between 1 and {0} letters.";
    /// No seat of that number.
    NO_SEAT = "no-such-seat",
        "En esta mesa no hay ese asiento.",
        "There is no such seat at this table.";
    /// A seat of somebody else.
    NOT_YOURS = "not-your-seat",
        "Ese asiento no es tuyo.",
        "That seat is not yours.";
    /// A seat where somebody sits.
    TAKEN = "seat-taken",
        "Ese asiento ya está ocupado.",
        "That seat is taken.";
    /// An act that is possible only after everybody is seated.
    GATHERING = "not-begun",
        "La partida aún no ha empezado: falta gente.",
        "The game has not begun yet: somebody is missing.";
    /// An act that is possible only before the game.
    BEGUN = "already-begun",
        "La partida ya ha empezado.",
        "The game has begun already.";
    /// The game has ended, but not the table.
    ENDED = "game-ended",
        "Esta partida ha terminado.",
        "This game has ended.";
    /// Another seat is to move.
    TURN = "not-your-turn",
        "No es tu turno: juega el asiento {0}.",
        "It is not your turn: seat {0} is to move.";
    /// An answer that would reveal nothing before its turn.
    EARLY = "early",
        "Tu respuesta contará cuando llegue tu turno de contestar.",
        "Your answer will count when it is your turn to answer.";
    /// The game has moved on since the player looked.
    STALE = "stale",
        "La partida ha avanzado mientras tanto: mira otra vez.",
        "The game has moved on meanwhile: look again.";
    /// A stand-in moves for this seat now.
    STAND_IN = "stand-in",
        "Ahora juega un bot en tu lugar: recupera antes tu asiento.",
        "A bot is playing in your place: take your seat back first.";
    /// No stand-in moves for you.
    NO_STAND_IN = "no-stand-in",
        "Nadie juega en tu lugar.",
        "Nobody is playing in your place.";
    /// A stand-in for somebody who is present.
    PRESENT = "present",
        "Quien se sienta ahí está presente.",
        "Whoever sits there is present.";
    /// A stand-in for somebody who plays with a clock.
    CLOCK_COUNTS = "clock-counts",
        "El reloj de ese asiento corre: si se agota, la partida sigue sin esa persona.",
        "That seat's clock counts: when it runs out, the game goes on without them.";
    /// An act by somebody who has resigned.
    OUT = "given-up",
        "Ya has dejado esta partida.",
        "You have given up this game.";
    /// There is no own move to take back.
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back",
        "No tienes ninguna jugada que deshacer.",
        "You have no move to take back.";
    /// Take-backs are off at this table.
    NO_TAKE_BACKS = "no-take-backs",
        "En esta mesa no se deshace ninguna jugada.",
        "No move is taken back at this table.";
    /// Take-backs are allowed only in practice against bots.
    ONLY_PRACTICE = "only-practice",
        "En esta mesa no se deshacen jugadas entre personas: solo al practicar contra bots.",
        "No move is taken back between people at this table: only in practice against bots.";
    /// Luck or a reveal happened in between.
    PAST_LUCK = "past-luck",
        "No se deshace una tirada, un robo ni lo que ya se ha visto.",
        "A throw, a draw or what has been seen is never taken back.";
    /// A draw offer to a bot.
    DRAW_WITH_BOT = "draw-with-bot",
        "Las tablas se acuerdan entre personas; aquí juega un bot.",
        "A draw is agreed between people; a bot is playing here.";
    /// A vote on something nobody has proposed.
    NOT_ASKED = "not-asked",
        "Nadie ha propuesto eso.",
        "Nobody has proposed that.";
    /// An act at the wrong moment.
    NOT_NOW = "not-now",
        "Eso ahora no se puede pedir.",
        "That cannot be asked for now.";
    /// A phrase that is not on the list.
    PHRASE = "phrase",
        "Esa frase no está en la lista.",
        "That phrase is not on the list.";
    /// Free text while chat is off.
    CHAT_OFF = "chat-off",
        "En esta mesa no se escriben mensajes, solo frases hechas.",
        "No messages are written at this table, only ready phrases.";
    /// Too many acts after the end.
    TALKED_OUT = "talked-out",
        "Esta mesa ha terminado y ya se ha dicho bastante en ella.",
        "This table is over, and enough has been said at it.";
    /// Something only the host may do.
    NOT_HOST = "not-host",
        "Eso solo lo puede hacer quien abrió la mesa.",
        "Only whoever opened the table may do that.";
    /// An act by somebody whom the host has blocked.
    BLOCKED = "blocked",
        "Quien abrió la mesa no quiere que vuelvas a ella.",
        "Whoever opened the table does not want you back at it.";
    /// A hint between people who have not agreed to aids.
    AIDS_OFF = "aids-off",
        "Entre personas no hay pistas, salvo que todas estén de acuerdo.",
        "Between people there are no hints unless all of them agree.";
    /// A hint or preview where finding out is part of the game.
    QUIET = "quiet",
        "Aquí averiguarlo es parte del juego: la mesa no dice nada.",
        "Here finding out is part of the game: the table says nothing.";
    /// Something the game knows nothing about, or may not reveal now.
    UNEXPLAINED = "unexplained",
        "De esto no hay nada que contar, o todavía no se puede.",
        "There is nothing to tell about this, or not yet.";
}

//! Refusals that any client may get: of requests without a table, and those that close
//! a socket.

rules::refusals! {
    /// The text is not a record.
    UNKNOWN_RECORD = "unknown-record",
        "Esto no es un registro de ninguno de nuestros juegos.",
        "This is no record of any of our games.";
    /// The game has no puzzle with this number.
    NO_PUZZLE = "no-such-puzzle",
        "No hay ningún problema con ese número.",
        "There is no puzzle of that number.";
    /// A malformed act id.
    AID = "bad-aid",
        "El identificador de la jugada debe tener entre 8 y 64 letras, cifras o guiones.",
        "The id of an act must have between 8 and 64 letters, digits or dashes.";
    /// A game of the series that has not been played.
    GAME_NOT_PLAYED = "game-not-played",
        "En esta mesa no se ha jugado ninguna partida {0}.",
        "No game {0} has been played at this table.";
    /// A format that this game does not support.
    NO_FORMAT = "no-such-format",
        "Este juego no se escribe en el formato «{0}».",
        "This game is not written in the format “{0}”.";
    /// There is no table with this id.
    NO_TABLE = "no-such-table",
        "No hay ninguna mesa con ese nombre.",
        "There is no table of that name.";
    /// A table without spectators, at which the person does not sit.
    PRIVATE = "private-table",
        "Esta mesa es solo para quienes juegan en ella.",
        "This table is only for those who play at it.";
    /// The same, because the person moved their seat to another device.
    ELSEWHERE = "gone-elsewhere",
        "Has seguido en esta mesa desde otro dispositivo.",
        "You have gone on at this table on another device.";
    /// The database did not accept it; trying again is safe.
    TRY_AGAIN = "try-again",
        "No se ha podido guardar. Inténtalo otra vez.",
        "It could not be stored. Try again.";
    /// The stored events of a table do not fit together.
    UNREADABLE = "unreadable-table",
        "Lo que está guardado de esta mesa no se puede leer. Díselo a quien lleva la sala.",
        "What is stored of this table cannot be read. Tell the host of the room.";
    /// A rate limit was exceeded.
    TOO_MANY = "too-many",
        "Vas demasiado deprisa: espera un momento.",
        "You are going too fast: wait a moment.";
    /// The room restarts.
    RESTART = "restart",
        "La sala se reinicia; en un momento vuelve a estar abierta.",
        "The room is restarting and will be back in a moment.";
    /// The client was silent for too long.
    SILENT = "silent",
        "La sala lleva un rato sin oírte y ha cortado la conexión.",
        "The room had not heard from you for a while and closed the connection.";
    /// The connection was lost.
    GONE = "gone",
        "Se ha cortado la conexión con la sala.",
        "The connection to the room was lost.";
    /// An internal error.
    INSIDE = "inside",
        "Algo ha fallado en la sala.",
        "Something went wrong in the room.";
    /// A malformed message.
    BAD_MESSAGE = "bad-message",
        "La sala no ha entendido lo que ha enviado este programa. Prueba a cargarlo de nuevo.",
        "The room did not understand this program. Try loading it again.";
    /// Another version of the protocol.
    OTHER_PROTOCOL = "other-protocol",
        "Este programa es de otra versión que la sala. Cárgalo de nuevo.",
        "This program is of another version than the room. Load it again.";
    /// An act without a token.
    NOBODY_KNOWN = "nobody-known",
        "Primero hay que entrar en la sala.",
        "Please enter the room first.";
}

//! Refusals of requests that need no table.

rules::refusals! {
    /// A text that is no record.
    UNKNOWN_RECORD = "unknown-record",
        "Esto no es un registro de ninguno de nuestros juegos.",
        "This is no record of any of our games.";
    /// No puzzle of that game has that number.
    NO_PUZZLE = "no-such-puzzle",
        "No hay ningún problema con ese número.",
        "There is no puzzle of that number.";
    /// An id of an act that is no id.
    AID = "bad-aid",
        "El identificador de la jugada debe tener entre 8 y 64 letras, cifras o guiones.",
        "The id of an act must have between 8 and 64 letters, digits or dashes.";
    /// A game of the series that has not been played.
    NO_GAME = "no-such-game",
        "En esta mesa no hay ninguna partida con el número {0}.",
        "There is no game number {0} at this table.";
    /// A format that this game is not written in.
    NO_FORMAT = "no-such-format",
        "Este juego no se escribe en el formato «{0}».",
        "This game is not written in the format “{0}”.";
    /// No table of that name.
    NO_TABLE = "no-such-table",
        "No hay ninguna mesa con ese nombre.",
        "There is no table of that name.";
}

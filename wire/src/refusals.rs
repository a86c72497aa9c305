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
}

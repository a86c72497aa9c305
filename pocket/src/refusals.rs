//! Why a pocket refuses something that a room would not.

rules::refusals! {
    /// A text that is no request.
    REQUEST = "bad-request",
        "Esta petición no se puede leer.",
        "This request cannot be read.";
    /// A table that needs people from elsewhere.
    NEEDS_ROOM = "needs-room",
        "En este dispositivo solo juegan quienes están en él y los bots: para invitar a otras personas, abre la mesa en una sala.",
        "Only the people on this device and bots play here: to invite others, open the table in a room.";
    /// A name of a table that is no name.
    TABLE_NAME = "bad-table-name",
        "El nombre de una mesa tiene entre 1 y {0} letras, cifras o guiones.",
        "The name of a table has between 1 and {0} letters, digits or dashes.";
    /// Stored events that do not fit together.
    DAMAGED = "damaged-table",
        "Lo que este dispositivo tiene guardado de esta mesa no se puede leer.",
        "What this device has stored of this table cannot be read.";
    /// A rematch without luck of its own.
    NO_SEED = "no-seed",
        "Para volver a jugar hace falta una semilla nueva.",
        "A rematch needs a new seed.";
    /// A thought about nothing.
    NO_THOUGHT = "no-thought",
        "Ahora no le toca a ese asiento: no hay nada que pensar.",
        "It is not that seat's turn: there is nothing to think about.";
}

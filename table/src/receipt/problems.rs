//! What can be wrong with a receipt.

rules::refusals! {
    /// A note is malformed, duplicated or out of place.
    LINE = "receipt-line",
        "No entiendo la línea «{0}», o no es su sitio.",
        "I cannot read the line “{0}”, or this is not its place.";
    /// A required note is missing.
    INCOMPLETE = "receipt-incomplete",
        "Falta la línea «{0}».",
        "The line “{0}” is missing.";
    /// The game is not over yet, so there is no seed.
    SEALED = "receipt-sealed",
        "La semilla sigue sellada: la suerte se podrá comprobar cuando acabe la partida. Su compromiso es {0}.",
        "The seed is still sealed: luck can be checked when the game is over. Its commitment is {0}.";
    /// The seed does not match the commitment.
    COMMITMENT = "receipt-commitment",
        "La semilla no es la prometida: su SHA-256 es {0}, y el compromiso era {1}.",
        "The seed is not the one promised: its SHA-256 is {0}, and the commitment was {1}.";
    /// A pick does not follow from the seed.
    PICK = "receipt-pick",
        "El sorteo {0}, del paso {1}, no sale de la semilla: pone {2} y debería ser {3}.",
        "Pick {0}, of step {1}, does not come from the seed: it says {2} and should be {3}.";
    /// A chance step has no picks.
    UNEXPLAINED = "receipt-unexplained",
        "El paso {0} es de la suerte, y falta su línea «luck {0}».",
        "Step {0} is luck’s, and its line “luck {0}” is missing.";
    /// Picks for a step that is not luck's.
    STRAY = "receipt-stray",
        "La línea «luck {0}» es de un paso que no es de la suerte.",
        "The line “luck {0}” is of a step that is not luck’s.";
    /// Picks before the first step other than the one of who sits first.
    START = "receipt-start",
        "La línea «luck 0» solo puede ser un sorteo, entre {0}, de quién se sienta primero: en la primera partida de una mesa que empieza desde el principio.",
        "The line “luck 0” can only be one pick, out of {0}, of who sits first: in the first game of a table that begins at the beginning.";
    /// The game makes other picks.
    ASKED = "receipt-asked",
        "En el paso {0} el juego no hace los sorteos que dice la línea «luck {0}».",
        "At step {0} the game does not make the picks that the line “luck {0}” tells.";
    /// The picks lead to another outcome.
    OUTCOME = "receipt-outcome",
        "En el paso {0} los sorteos dan «{1}», y el registro dice «{2}».",
        "At step {0} the picks make “{1}”, and the record says “{2}”.";
}

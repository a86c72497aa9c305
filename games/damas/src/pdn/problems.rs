//! What can be wrong with a PDN text besides its moves.

rules::refusals! {
    /// A tag that is not `[Name "value"]`.
    TAG = "pdn-tag",
        "Se esperaba una etiqueta como [White \"Ana\"].",
        "A tag such as [White \"Ana\"] was expected.";
    /// A tag with a value that has no meaning here.
    VALUE = "pdn-value",
        "No entiendo el valor de la etiqueta {0}.",
        "I cannot read the value of the tag {0}.";
    /// A game that begins in another position.
    POSITION = "pdn-position",
        "La partida empieza en otra posición: no se puede leer.",
        "The game begins in another position: it cannot be read.";
    /// A comment or a variation without an end.
    UNCLOSED = "pdn-unclosed",
        "Falta cerrar lo que se abre con «{0}».",
        "What “{0}” opens is never closed.";
    /// A short capture that more than one capture fits.
    AMBIGUOUS = "pdn-ambiguous",
        "{0} puede ser más de una captura: {legal}.",
        "{0} may be more than one capture: {legal}.";
    /// Something after the result.
    AFTER_RESULT = "pdn-after-result",
        "Después del resultado no va nada más: cada archivo tiene una sola partida.",
        "Nothing may follow the result: a file holds one game.";
}

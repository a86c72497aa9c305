//! Every way to break the rules of AIRAM.

rules::refusals! {
    /// A square where a token lies.
    TAKEN = "taken",
        "{0} ya está ocupada: hay una ficha {1}. Quedan libres, por ejemplo: {legal}.",
        "{0} is taken: it holds a token {1}. Still empty, for example: {legal}.";
    /// A square before choosing what to keep and give.
    KEEP_FIRST = "keep-first",
        "Antes de colocar en {0} hay que guardar una ficha y dar otra. Por ejemplo: {legal}.",
        "Before anything goes to {0}, one token has to be kept and another given. For example: {legal}.";
    /// Keeping and giving while the token received waits.
    PLACE_GIVEN = "place-given",
        "Te han dado una ficha {0}: toca colocarla en una casilla vacía. Por ejemplo: {legal}.",
        "You have been given a token {0}: it goes on an empty square now. For example: {legal}.";
    /// Keeping and giving again with the last token.
    PLACE_LAST = "place-last",
        "Ya has guardado una ficha y dado otra: toca colocar la que te queda, {0}. Por ejemplo: {legal}.",
        "You have kept one token and given one: now place the one you have left, {0}. For example: {legal}.";
    /// Keeping or giving a colour that was not drawn.
    NOT_DRAWN = "not-drawn",
        "No has sacado ninguna ficha {0}. Tienes {1}; puedes, por ejemplo: {legal}.",
        "You have drawn no token {0}. You have {1}; you can, for example: {legal}.";
    /// Keeping and giving the same token.
    ONLY_ONE = "only-one",
        "Solo has sacado una ficha {0}: no puedes guardarla y darla a la vez. Puedes, por ejemplo: {legal}.",
        "You have drawn only one token {0}: you cannot both keep it and give it. You can, for example: {legal}.";
    /// An outcome of luck with more tokens of a colour than there are in the cup.
    NOT_IN_CUP = "not-in-cup",
        "«{0}» no puede salir: en la taza no hay esas fichas.",
        "“{0}” cannot come up: those tokens are not in the cup.";
    /// A board too far away.
    LAYOUT_RANGE = "layout-range",
        "El tablero {0} está en {1}: las posiciones van de -1000 a 1000.",
        "Board {0} is at {1}: positions go from -1000 to 1000.";
    /// A board turned by something else than quarter turns.
    LAYOUT_TURN = "layout-turn",
        "El tablero {0} tiene el giro {1}: los giros son 0, 1, 2 o 3 cuartos de vuelta.",
        "Board {0} has the turn {1}: turns are 0, 1, 2 or 3 quarters.";
    /// Two boards on top of each other.
    LAYOUT_OVERLAP = "layout-overlap",
        "Los tableros {0} y {1} se superponen.",
        "Boards {0} and {1} overlap.";
    /// A board that touches no other one.
    LAYOUT_APART = "layout-apart",
        "El tablero {0} no toca a ningún otro por un lado: los tres tienen que estar en contacto.",
        "Board {0} touches no other along a side: all three have to be connected.";
}

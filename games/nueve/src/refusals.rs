//! Every way to break the rules of 9.

rules::refusals! {
    /// A red piece outside the board.
    RED_OUTSIDE = "red-outside",
        "{0} es una casilla exterior: las fichas rojas van dentro del tablero.",
        "{0} is an outer square: red pieces go on the board.";
    /// A red piece on the border of the board.
    RED_ON_BORDER = "red-on-border",
        "{0} está en el borde del tablero, y ahí no puede ir una ficha roja.",
        "{0} is on the border of the board, where no red piece may go.";
    /// A second red piece in a section.
    SECTION_HAS_RED = "section-has-red",
        "La sección de {0} ya tiene su ficha roja, en {1}.",
        "The section of {0} already has its red piece, on {1}.";
    /// A piece where another one stands.
    TAKEN = "taken",
        "{0} ya está ocupada.",
        "{0} is already taken.";
    /// A piece placed on the board.
    PLACE_INSIDE = "place-inside",
        "{0} es una casilla del tablero: en esta fase las fichas se colocan en las casillas exteriores.",
        "{0} is a square of the board: in this phase pieces are placed on the outer squares.";
    /// Moving something on the board that is no piece of one's own.
    MOVE_INSIDE = "move-inside",
        "{0} es una casilla del tablero: se mueven las fichas que están en las casillas exteriores.",
        "{0} is a square of the board: the pieces that move are those on the outer squares.";
    /// Moving a piece of one's own for a second time.
    MOVED_ALREADY = "moved-already",
        "La ficha de {0} ya se ha movido: cada ficha entra una sola vez y ahí se queda.",
        "The piece on {0} has already moved: each piece enters only once and stays where it stops.";
    /// Moving from an outer square that has nothing left on it.
    LEFT_ALREADY = "left-already",
        "En {0} ya no hay ficha: la que había entró en el tablero.",
        "There is no piece on {0} any more: the one that was there has entered the board.";
    /// Moving somebody else's piece.
    NOT_YOURS = "not-yours",
        "La ficha de {0} no es tuya, sino del jugador {1}.",
        "The piece on {0} is not yours but player {1}’s.";
    /// Moving a piece whose first square is occupied.
    BLOCKED = "blocked",
        "La ficha de {0} no puede entrar: en {1} hay una ficha del jugador {2}.",
        "The piece on {0} cannot enter: a piece of player {2} stands on {1}.";
    /// Passing before pieces are moved.
    PASS_TOO_EARLY = "pass-too-early",
        "Solo se puede pasar en la última fase, la de movimiento.",
        "You can pass only in the last phase, when pieces move.";
    /// Passing while a piece of one's own can move.
    CAN_MOVE = "can-move",
        "No puedes pasar: todavía puedes mover. Por ejemplo: {legal}.",
        "You cannot pass: you can still move. For example: {legal}.";
}

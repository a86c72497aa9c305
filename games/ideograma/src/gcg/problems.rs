//! What can be wrong with a GCG text besides its moves.

rules::refusals! {
    /// A line that is neither a pragma nor a move.
    LINE = "gcg-line",
        "No entiendo esta línea de GCG.",
        "I cannot read this line of GCG.";
    /// Too few or too many players, or one without a name.
    PLAYERS = "gcg-players",
        "Hacen falta entre dos y cuatro líneas «#player1 …», con nombres distintos.",
        "Between two and four lines “#player1 …” are needed, with different names.";
    /// A move by somebody who is not at the table.
    STRANGER = "gcg-stranger",
        "«{0}» no está entre los jugadores.",
        "“{0}” is not one of the players.";
    /// Tiles that cannot be drawn, or that nobody wrote down.
    RACK = "gcg-rack",
        "El atril del jugador {0} no se deduce del archivo.",
        "The rack of player {0} cannot be told from the file.";
    /// Options that are missing or wrong.
    OPTIONS = "gcg-options",
        "Falta la línea «#sobremesa options …», o no se entiende.",
        "The line “#sobremesa options …” is missing or cannot be read.";
}

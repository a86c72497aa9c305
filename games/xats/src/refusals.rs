//! Every way to break the rules of XATS.

rules::refusals! {
    /// A tower with a number that was not given out yet.
    NO_TOWER = "no-tower",
        "No hay ninguna torre {0} en la mesa.",
        "There is no tower {0} on the table.";
    /// A tower that was there once.
    TOWER_GONE = "tower-gone",
        "La torre {0} ya fue destruida, y su número no vuelve a usarse.",
        "Tower {0} has been destroyed, and its number is not used again.";
    /// A piece that lies on the table already.
    PIECE_LAID = "piece-laid",
        "Tu {0} no está en tu reserva: está en la torre {1}.",
        "Your {0} is not in your reserve: it lies in tower {1}.";
    /// A piece that was given up to destroy a tower.
    PIECE_DISCARDED = "piece-discarded",
        "Tu {0} está descartada: no vuelve a jugarse en esta partida.",
        "Your {0} has been discarded: it is out of this game.";
    /// As many points as the piece below, or more.
    TOO_MANY_POINTS = "too-many-points",
        "Sobre la torre {1} solo caben piezas con menos puntas que la de arriba ({2}, puntas: {3}); {0} tiene {4}.",
        "Only pieces with fewer points than the one on top go on tower {1} ({2}, points: {3}); {0} has {4}.";
    /// Fewer points, but in other places.
    POINTS_DO_NOT_FIT = "points-do-not-fit",
        "Por más que se gire o se voltee {0}, alguna de sus puntas no cae sobre una punta de {2}, la pieza de arriba de la torre {1}.",
        "However {0} is turned or flipped, some point of it does not lie on a point of {2}, the piece on top of tower {1}.";
    /// A new tower although there is something to stack.
    TABLE_TOO_SOON = "table-too-soon",
        "{0} no puede ir a la mesa: solo se empieza una torre cuando ninguna pieza de tu reserva cabe en otra. Puedes jugar, por ejemplo, {legal}.",
        "{0} cannot go on the table: a tower is started only when no piece of your reserve fits on another. You can play, for instance, {legal}.";
    /// A discard that does not match the height of the tower.
    WRONG_DISCARD = "wrong-discard",
        "Para destruir la torre {1} hay que descartar una pieza con tantas puntas como piezas hay en ella ({2}); {0} tiene {3}.",
        "To destroy tower {1}, discard a piece with as many points as there are pieces in it ({2}); {0} has {3}.";
}

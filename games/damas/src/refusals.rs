//! Every way to break the rules of DAMAS.

rules::refusals! {
    /// A move or a huff of nothing.
    EMPTY_SQUARE = "empty-square",
        "En {0} no hay ninguna pieza.",
        "There is no piece on {0}.";
    /// A move of the other colour.
    RIVAL_PIECE = "rival-piece",
        "La pieza de {0} es del rival.",
        "The piece on {0} is your rival’s.";
    /// From a square to itself.
    SAME_SQUARE = "same-square",
        "{0} es la misma casilla: la pieza tiene que ir a otra.",
        "{0} is the same square: the piece has to go to another.";
    /// Not along a diagonal.
    NOT_DIAGONAL = "not-diagonal",
        "De {0} a {1} no se va en diagonal.",
        "{0} and {1} are not on one diagonal.";
    /// Onto a square with a piece.
    OCCUPIED = "occupied",
        "{0} está ocupada.",
        "{0} is taken.";
    /// A man that goes back.
    BACKWARDS = "backwards",
        "El peón de {0} no puede retroceder a {1}: solo las damas van hacia atrás.",
        "The man on {0} cannot go back to {1}: only kings move backwards.";
    /// A man that goes further than one square.
    TOO_FAR = "too-far",
        "{1} queda demasiado lejos: el peón de {0} avanza una sola casilla.",
        "{1} is too far: the man on {0} moves one square only.";
    /// A king whose way is not free.
    BLOCKED = "blocked",
        "La dama de {0} no llega a {1}: la pieza de {2} le cierra el paso.",
        "The king on {0} cannot reach {1}: the piece on {2} is in its way.";
    /// A capture written as a quiet move.
    IS_CAPTURE = "is-capture",
        "De {0} a {1} se come: escribe {legal}.",
        "From {0} to {1} is a capture: write {legal}.";
    /// A quiet move written as a capture.
    NOT_CAPTURE = "not-capture",
        "De {0} a {1} no se come nada: escribe {legal}.",
        "From {0} to {1} nothing is captured: write {legal}.";
    /// A jump over nothing.
    NOTHING_THERE = "nothing-there",
        "Entre {0} y {1} no hay nada que comer.",
        "There is nothing to capture between {0} and {1}.";
    /// A man that captures going back.
    CAPTURE_BACKWARDS = "capture-backwards",
        "El peón no come hacia atrás, de {0} a {1}: solo las damas.",
        "A man does not capture backwards, from {0} to {1}: only kings do.";
    /// A man that jumps too short or too long.
    MAN_JUMP = "man-jump",
        "El peón no puede saltar de {0} a {1}: pasa sobre la casilla vecina y cae justo detrás.",
        "A man cannot jump from {0} to {1}: it goes over the next square and lands just behind it.";
    /// A jump over a piece of the same colour.
    OWN_PIECE = "own-piece",
        "La pieza de {0} es tuya: no se puede saltar.",
        "The piece on {0} is your own: it cannot be jumped.";
    /// A jump over two pieces at once.
    TWO_PIECES = "two-pieces",
        "De {0} a {1} hay más de una pieza: cada salto come una sola y cae detrás de ella.",
        "There is more than one piece between {0} and {1}: each jump takes one and lands behind it.";
    /// A second jump over a piece.
    JUMPED_TWICE = "jumped-twice",
        "La pieza de {0} ya está comida: no se puede saltar dos veces, aunque siga ahí hasta que acabe la captura.",
        "The piece on {0} is captured already: it cannot be jumped twice, although it stays there until the capture is over.";
    /// A man that would go on after it is crowned.
    CROWNED = "crowned",
        "En {0} el peón se corona y su turno termina ahí.",
        "On {0} the man becomes a king and its turn ends there.";
    /// A capture that stops halfway.
    GOES_ON = "goes-on",
        "Desde {0} hay que seguir comiendo: {legal}.",
        "From {0} the capture must go on: {legal}.";
    /// A quiet move when only captures are legal.
    MUST_CAPTURE = "must-capture",
        "Hay que comer: {legal}.",
        "You must capture: {legal}.";
    /// A man's capture when only kings' are legal.
    KING_FIRST = "king-first",
        "Tiene que comer la dama: {legal}.",
        "The king has to capture: {legal}.";
    /// An answer to an offence that was not made.
    NO_OFFENCE = "no-offence",
        "Tu rival no ha cometido ninguna falta: no puedes soplar ni obligar.",
        "Your rival has committed no offence: you can neither huff nor force.";
    /// A huff of a piece that did nothing wrong.
    NOT_AT_FAULT = "not-at-fault",
        "La pieza de {0} no está en falta. Se puede: {legal}.",
        "The piece on {0} is not at fault. You may: {legal}.";
    /// A second answer to one offence.
    AFTER_HUFF = "after-huff",
        "Ya has soplado: ahora te toca mover.",
        "You have huffed already: now make your move.";
    /// An answer by somebody who has just been forced.
    AFTER_FORCE = "after-force",
        "Te han obligado a comer: en este turno ya no se puede soplar ni obligar.",
        "You have been forced to capture: nobody can huff or force in this turn any more.";
    /// An answer where there are no offences.
    STRICT = "strict",
        "En esta mesa comer es obligatorio: no hay faltas, así que no se puede soplar ni obligar.",
        "At this table captures are obligatory: there are no offences, so you can neither huff nor force.";
}

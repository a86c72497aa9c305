//! Every way to break the rules of RUMIS.

rules::refusals! {
    /// A cube written twice.
    CUBE_TWICE = "cube-twice",
        "{0} está escrito dos veces: cada cubo de la piedra ocupa un sitio distinto.",
        "{0} is written twice: each cube of a stone has a place of its own.";
    /// The right cubes in another order.
    UNSORTED = "unsorted",
        "Los cubos se escriben por nivel, luego por fila y luego por columna: {0}.",
        "Cubes are written by level, then row, then column: {0}.";
    /// Cubes that are not a stone at all.
    NO_STONE = "no-stone",
        "Esos cubos no forman {0} ni ninguna otra piedra.",
        "Those cubes do not make {0} or any other stone.";
    /// Cubes that make another stone.
    OTHER_STONE = "other-stone",
        "Esos cubos forman {1}, no {0}, se gire como se gire.",
        "Those cubes make {1}, not {0}, however it is turned.";
    /// One screw for the other.
    MIRRORED = "mirrored",
        "Esos cubos forman {1}, la imagen en el espejo de {0}: una piedra se gira, pero no se refleja.",
        "Those cubes make {1}, the mirror image of {0}: a stone may be turned but not mirrored.";
    /// A cube beside the plan.
    OUTSIDE = "outside",
        "{0} queda fuera de la planta.",
        "{0} is outside the plan.";
    /// A cube above the limit.
    TOO_HIGH = "too-high",
        "{0} queda demasiado alto: ahí se puede construir hasta el nivel {1}.",
        "{0} is too high: the limit there is level {1}.";
    /// A stone that this colour does not have any more.
    STONE_USED = "stone-used",
        "{0} ya está colocada. Piedras que quedan: {1}.",
        "{0} is already placed. Stones left: {1}.";
    /// A cube that is built already.
    TAKEN = "taken",
        "{0} ya está ocupado.",
        "{0} is already taken.";
    /// Air under a cube.
    HOLE = "hole",
        "Debajo de {0} quedaría un hueco: {1} está vacío.",
        "There would be a hole beneath {0}: {1} is empty.";
    /// A later colour's first stone, away from everything.
    FIRST_APART = "first-apart",
        "Tu primera piedra debe tocar, cara con cara, alguna de las que ya están.",
        "Your first stone must touch, face to face, a stone that is already there.";
    /// A later colour's first stone, up in the air.
    FIRST_OFF_GROUND = "first-off-ground",
        "Tu primera piedra debe tocar también el suelo.",
        "Your first stone must touch the ground as well.";
    /// A later stone away from its colour.
    APART = "apart",
        "Esa piedra no toca, cara con cara, ninguna otra de su color.",
        "That stone does not touch, face to face, another of its colour.";
    /// A pass with something to place.
    PASS_TOO_SOON = "pass-too-soon",
        "No puedes pasar: todavía cabe una piedra, por ejemplo {legal}.",
        "You cannot pass: a stone still fits, for instance {legal}.";
    /// An option of games for several, in a solitaire.
    NOT_ALONE = "not-alone",
        "La opción «{0}» no existe en el solitario, donde se construye un cubo.",
        "There is no option “{0}” in solitaire, where a cube is built.";
    /// An option of the solitaire, with several players.
    ONLY_ALONE = "only-alone",
        "La opción «{0}» es solo para el solitario.",
        "The option “{0}” is for solitaire only.";
    /// Two colours each, with more than two players.
    TWO_BY_TWO = "two-by-two",
        "Solo si juegan dos pueden llevar dos colores cada uno; en esta mesa hay {0} jugadores.",
        "Only two players can have two colours each; there are {0} players at this table.";
    /// Stones that cannot fill the cube.
    TOO_FEW_CUBES = "too-few-cubes",
        "El cubo necesita {0} cubos y esas piedras solo suman {1}.",
        "The cube takes {0} cubes, and those stones have only {1}.";
}

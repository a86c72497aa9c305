//! Every way to break the rules of IDEOGRAMA.

rules::refusals! {
    /// A letter without tiles.
    NO_SUCH_TILE = "no-such-tile",
        "No hay fichas con la letra {0}: solo puede formarla un comodín, y entonces se escribe {1}.",
        "There are no tiles with the letter {0}: only a blank can stand for it, and then it is written {1}.";
    /// A word of one letter.
    TOO_SHORT = "too-short",
        "Una palabra tiene dos letras o más. Si la ficha forma palabra en la otra dirección, escríbela en esa.",
        "A word has two letters or more. If the tile forms a word the other way, write that one.";
    /// A word that goes over the edge.
    OFF_BOARD = "off-board",
        "{0} se sale del tablero.",
        "{0} goes over the edge of the board.";
    /// A tile on a square that holds another one.
    TAKEN = "taken",
        "En {0} ya está la ficha {1}, y las fichas del tablero no se cambian.",
        "{0} already holds the tile {1}, and tiles on the board are not changed.";
    /// Only a part of the word that would lie there.
    NOT_WHOLE = "not-whole",
        "La palabra sigue en {0}, donde está la {1}: escríbela entera.",
        "The word goes on at {0}, which holds {1}: write all of it.";
    /// A word that lies there already.
    NO_NEW_TILE = "no-new-tile",
        "Esa palabra ya está en el tablero: hay que poner al menos una ficha.",
        "That word is on the board already: at least one tile must be laid.";
    /// Tiles that the player does not have.
    NOT_IN_RACK = "not-in-rack",
        "En tu atril faltan estas fichas: {cells}.",
        "Your rack lacks these tiles: {cells}.";
    /// A first word elsewhere.
    NOT_CENTRED = "not-centred",
        "La primera palabra tiene que pasar por el centro, {0}.",
        "The first word must cover the centre, {0}.";
    /// A word by itself.
    DETACHED = "detached",
        "La palabra nueva no toca ninguna ficha del tablero: tiene que prolongar una palabra, cruzarla o pegarse a ella.",
        "The new word touches no tile on the board: it must extend a word, cross it or lie alongside.";
    /// Words that the dictionary does not have.
    WRONG_WORDS = "wrong-words",
        "Esto no está en el diccionario de la mesa: {cells}.",
        "This is not in the dictionary of this table: {cells}.";
    /// A single tile that is to be written across.
    WRITTEN_ACROSS = "written-across",
        "Una ficha sola que forma palabra en las dos direcciones se escribe en horizontal: {legal}.",
        "A single tile that forms a word both ways is written across: {legal}.";
    /// No tiles to change.
    CHANGE_NOTHING = "change-nothing",
        "Para cambiar hay que decir qué fichas: por lo menos una.",
        "To change tiles, say which ones: at least one.";
    /// A change for which there are too few tiles left.
    SMALL_POOL = "small-pool",
        "No se pueden cambiar {0} fichas: en la bolsa quedan {1}.",
        "{0} tiles cannot be changed: the pool has {1} left.";
    /// Anything else while a word waits for an answer.
    ANSWER_FIRST = "answer-first",
        "Antes hay que contestar a la palabra pendiente: {legal}.",
        "First answer the word that is pending: {legal}.";
    /// An answer when nothing was asked.
    NOTHING_PENDING = "nothing-pending",
        "No hay ninguna palabra que aceptar o impugnar.",
        "There is no word to accept or to challenge.";
    /// A word list that is not there.
    NO_LEXICON = "no-lexicon",
        "No hay ninguna lista de palabras «{0}» en condiciones: constrúyela con «sobremesa lexicon build» o impórtala con «lexicon import».",
        "There is no sound word list “{0}”: build it with “sobremesa lexicon build” or bring one in with “lexicon import”.";
}

//! What can be wrong with a record.

crate::refusals! {
    /// Over the size limit.
    TOO_LARGE = "record-too-large",
        "El archivo es demasiado grande para ser un registro.",
        "The file is too large to be a record.";
    /// The first line is wrong.
    HEADING = "record-heading",
        "La primera línea debe ser «sobremesa record 1».",
        "The first line must be “sobremesa record 1”.";
    /// A header is missing or out of place.
    HEADER = "record-header",
        "Aquí se esperaba la cabecera «{0}».",
        "The header “{0}” was expected here.";
    /// A header's value is malformed.
    VALUE = "record-value",
        "No entiendo el valor de la cabecera «{0}».",
        "I cannot read the value of the header “{0}”.";
    /// There is no empty line between the headers and the actions.
    BLANK = "record-blank",
        "Después de «result» va una línea en blanco.",
        "An empty line comes after “result”.";
    /// An action's line is malformed.
    STEP = "record-step",
        "Se esperaba una jugada como «{0}. [1] …».",
        "An action such as “{0}. [1] …” was expected.";
    /// A team member whom no note names.
    MEMBER = "record-member",
        "La jugada nombra a «{0}», pero en las notas falta «seat {0}: …» con su equipo de dos a ocho.",
        "The action names “{0}”, but the notes lack “seat {0}: …” in a team of two to eight.";
    /// No such game.
    GAME = "record-game",
        "No conozco el juego «{0}».",
        "I do not know the game “{0}”.";
    /// An action by somebody whose turn it is not.
    ACTOR = "record-actor",
        "Aquí no juega {0}, sino {1}.",
        "It is not {0} who acts here but {1}.";
    /// The actions lead to a different result.
    RESULT = "record-result",
        "El resultado no es el de las jugadas: debería ser «{0}».",
        "The result is not that of the actions: it should be “{0}”.";
    /// The record is of another game than the format.
    FORMAT = "record-format",
        "El formato {0} no puede contener esta partida.",
        "The format {0} cannot hold this game.";
}

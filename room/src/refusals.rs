//! Why the room refuses something that a table would not.

rules::refusals! {
    /// A seat that needs an invitation.
    UNINVITED = "uninvited",
        "Para sentarse en esta mesa hace falta una invitación.",
        "It takes an invitation to sit down at this table.";
    /// A code that never was, was used, revoked or is too old.
    CODE = "bad-code",
        "Ese código no vale: ya se usó, ha caducado o se retiró.",
        "That code is no good: it was used, is too old or was revoked.";
    /// A public table where the lobby is closed.
    LOBBY = "lobby-closed",
        "En esta sala no hay mesas públicas: invita a quien quieras.",
        "There are no public tables in this room: invite whom you like.";
    /// Chat where the host of the room does not want any.
    CHAT = "chat-closed",
        "En esta sala no se escriben mensajes, solo frases hechas.",
        "No messages are written in this room, only ready phrases.";
    /// More tables than one person may have.
    TABLES = "too-many-tables",
        "Tienes ya {0} mesas sin terminar. Termina antes alguna.",
        "You have {0} unfinished tables already. Finish one of them first.";
    /// A report that nobody has asked for, or that was forgotten.
    NO_REPORT = "no-report",
        "De esa partida no hay ningún informe.",
        "There is no report on that game.";
    /// More reports than the room makes at once.
    REPORTS = "too-many-reports",
        "Se están haciendo ya demasiados informes. Inténtalo dentro de un rato.",
        "Too many reports are being made already. Try again in a while.";
    /// A game that is longer than any that is played.
    REPORT_LENGTH = "report-length",
        "De una partida de más de {0} jugadas no se hace ningún informe.",
        "No report is made on a game of more than {0} actions.";
    /// The bot did not find anything in time.
    NO_HINT = "no-hint",
        "Ahora no hay ninguna pista que dar.",
        "There is no hint to give now.";
}

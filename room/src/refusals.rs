//! Refusals of the room, for what a table would allow.

rules::refusals! {
    /// A seat that needs an invitation.
    UNINVITED = "uninvited",
        "Para sentarse en esta mesa hace falta una invitación.",
        "It takes an invitation to sit down at this table.";
    /// A code that is unknown, used, revoked or expired.
    CODE = "bad-code",
        "Ese código no vale: ya se usó, ha caducado o se retiró.",
        "That code is no good: it was used, is too old or was revoked.";
    /// A public table while the lobby is closed.
    LOBBY = "lobby-closed",
        "En esta sala no hay mesas públicas: invita a quien quieras.",
        "There are no public tables in this room: invite whom you like.";
    /// Chat while the host of the room has disabled it.
    CHAT = "chat-closed",
        "En esta sala no se escriben mensajes, solo frases hechas.",
        "No messages are written in this room, only ready phrases.";
    /// More unfinished tables than one person may have.
    TABLES = "too-many-tables",
        "Tienes ya {0} mesas sin terminar. Termina antes alguna.",
        "You have {0} unfinished tables already. Finish one of them first.";
    /// A report that was never requested, or has been evicted.
    NO_REPORT = "no-report",
        "De esa partida no hay ningún informe.",
        "There is no report on that game.";
    /// More reports than the room makes at once.
    REPORTS = "too-many-reports",
        "Se están haciendo ya demasiados informes. Inténtalo dentro de un rato.",
        "Too many reports are being made already. Try again in a while.";
    /// A game too long for a report.
    REPORT_LENGTH = "report-length",
        "De una partida de más de {0} jugadas no se hace ningún informe.",
        "No report is made on a game of more than {0} actions.";
    /// The bot did not find anything in time.
    NO_HINT = "no-hint",
        "Ahora no hay ninguna pista que dar.",
        "There is no hint to give now.";
}

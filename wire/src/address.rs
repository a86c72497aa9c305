//! The URLs of a room: its pages and its API. Parameters are in braces.

/// Routes of the API.
#[allow(missing_docs, reason = "`server::api::ROUTES` says what each does")]
pub mod api {
    pub const GUEST: &str = "/api/guest";
    pub const GAMES: &str = "/api/games";
    pub const RULES: &str = "/api/games/{game}/rules";
    pub const PRINT: &str = "/api/games/{game}/print";
    pub const PHRASES: &str = "/api/phrases";
    pub const LOBBY: &str = "/api/lobby";
    pub const MINE: &str = "/api/mine";
    pub const TABLES: &str = "/api/tables";
    pub const TABLE: &str = "/api/tables/{table}";
    pub const ACTS: &str = "/api/tables/{table}/acts";
    pub const ASKS: &str = "/api/tables/{table}/asks";
    pub const PICTURE: &str = "/api/tables/{table}/picture";
    pub const RECORD: &str = "/api/tables/{table}/record";
    pub const PAST: &str = "/api/tables/{table}/past";
    pub const BOOKLET: &str = "/api/tables/{table}/booklet";
    pub const REPORT: &str = "/api/tables/{table}/report";
    pub const INVITATIONS: &str = "/api/tables/{table}/invitations";
    pub const TABLE_CODES: &str = "/api/tables/{table}/codes";
    pub const RECORDS: &str = "/api/records";
    pub const BOOKLETS: &str = "/api/booklets";
    pub const REPORTS: &str = "/api/reports";
    pub const NAMED_REPORT: &str = "/api/reports/{report}";
    pub const POSITIONS: &str = "/api/positions";
    pub const PUZZLES: &str = "/api/puzzles";
    pub const PUZZLE: &str = "/api/puzzles/{game}/{number}";
    pub const CODES: &str = "/api/codes";
    pub const LOOK_AT_CODE: &str = "/api/codes/look";
    pub const SOCKET: &str = "/api/socket";
    pub const LIVE: &str = "/health/live";
    pub const READY: &str = "/health/ready";
    pub const METRICS: &str = "/metrics";
    pub const DESCRIPTION: &str = "/openapi.json";
}

/// Pages of the site.
pub mod page {
    /// A table.
    pub const TABLE: &str = "/t/{table}";
    /// An invitation; its code is in the fragment, which browsers do not send.
    pub const INVITATION: &str = "/i";

    /// All page addresses. It is a fixed list, so that anything else is not found.
    pub const ALL: [&str; 13] = [
        "/",
        "/new/{game}",
        "/lobby",
        TABLE,
        INVITATION,
        "/rules/{game}",
        "/learn/{game}",
        "/puzzles",
        "/puzzles/{game}/{number}",
        "/replay",
        "/settings",
        "/about",
        "/verify",
    ];
}

/// The URL of something that belongs to a table.
pub fn of_table(pattern: &str, table: &str) -> String {
    pattern.replace("{table}", table)
}

/// The page that redeems a code.
pub fn of_code(code: &str) -> String {
    format!("{}#{code}", page::INVITATION)
}

/// The table that a path names.
pub fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix(page::TABLE.trim_end_matches("{table}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_is_found_again() {
        let page = of_table(page::TABLE, "abc");
        assert_eq!((&*page, table_of(&page)), ("/t/abc", Some("abc")));
        assert_eq!(table_of("/lobby"), None);
        assert_eq!(of_code("xyz"), "/i#xyz");
        assert_eq!(of_table(api::ACTS, "abc"), "/api/tables/abc/acts");
    }
}

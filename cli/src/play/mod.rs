//! `sobremesa play`: a table in the terminal.

use rules::Lang;

use crate::Done;
use crate::arguments::Table;

/// Plays until the players leave.
pub(crate) fn run(_table: Table, _lang: Lang) -> Done {
    Ok(())
}

//! Multi-row statements: one round trip for a whole group instead of one per row.

use std::fmt::Write as _;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, AnyConnection, AssertSqlSafe};

/// A statement with its bound values.
pub(crate) type Query<'q> = sqlx::query::Query<'q, Any, AnyArguments>;

/// Row counts are rounded: any number up to this in one statement, larger ones in
/// multiples of it plus the remainder. So there are few distinct statements, and all of
/// them stay prepared.
const STEP: usize = 32;
/// The largest number of rows in one statement.
const LARGEST: usize = 128;

/// A statement in which `{rows}` expands to `($1,$2),($3,$4)…`.
pub(crate) struct Many {
    pub(crate) sql: &'static str,
    /// The number of values per row.
    pub(crate) width: usize,
}

impl Many {
    /// Runs the statement over all rows; `bind` adds the values of a row.
    pub(crate) async fn run<T: Sync>(
        &self,
        connection: &mut AnyConnection,
        rows: &[T],
        bind: for<'q> fn(Query<'q>, &'q T) -> Query<'q>,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        // SQLite looks numbered placeholders up one by one from the first; unnumbered
        // ones need no lookup.
        let numbered = connection.backend_name() != "SQLite";
        let mut answers = Vec::new();
        let mut rest = rows;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(share(rest.len()));
            let places = places(now.len(), self.width, numbered);
            let sql = self.sql.replace("{rows}", &places);
            let query = now.iter().fold(sqlx::query(AssertSqlSafe(sql)), bind);
            answers.extend(query.fetch_all(&mut *connection).await?);
            rest = later;
        }
        Ok(answers)
    }
}

/// How many of the remaining rows go into one statement.
fn share(rows: usize) -> usize {
    if rows > STEP {
        LARGEST.min(rows / STEP * STEP)
    } else {
        rows
    }
}

/// The placeholders: `($1,$2),($3,$4)` for two rows of two, or `(?,?),(?,?)`.
fn places(rows: usize, width: usize, numbered: bool) -> String {
    let mut places = String::with_capacity(rows * width * 5);
    for place in 0..rows * width {
        places.push_str(match (place, place % width) {
            (0, _) => "(",
            (_, 0) => "),(",
            _ => ",",
        });
        if numbered {
            write!(places, "${}", place + 1).expect("a string takes every text");
        } else {
            places.push('?');
        }
    }
    places.push(')');
    places
}

#[cfg(test)]
mod tests {
    use super::{places, share};

    #[test]
    fn places_are_numbered_through() {
        assert_eq!(places(1, 1, true), "($1)");
        assert_eq!(places(2, 3, true), "($1,$2,$3),($4,$5,$6)");
        assert_eq!(places(2, 3, false), "(?,?,?),(?,?,?)");
    }

    #[test]
    fn shares_are_few() {
        let check = |rows, expected| assert_eq!(share(rows), expected, "{rows} rows");
        check(1, 1);
        check(31, 31);
        check(33, 32);
        check(99, 96);
        check(512, 128);
    }
}

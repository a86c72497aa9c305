//! One statement over many rows: a round trip for a whole group instead of one for each row.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, AnyConnection, AssertSqlSafe};

/// A statement with its values.
pub(crate) type Query<'q> = sqlx::query::Query<'q, Any, AnyArguments>;

/// The largest number of rows in one statement. SQLite looks for the place of each value from the first one on, so that the
/// time grows with the square of their number.
const LARGEST: usize = 128;

/// A statement in which `{rows}` stands for `($1,$2),($3,$4)…`.
pub(crate) struct Many {
    pub(crate) sql: &'static str,
    /// How many values a row has.
    pub(crate) width: usize,
}

impl Many {
    /// Runs it over all the rows, whose values `bind` adds. They go in powers of two, so that a few prepared statements serve for any number.
    pub(crate) async fn run<T: Sync>(
        &self,
        connection: &mut AnyConnection,
        rows: &[T],
        bind: for<'q> fn(Query<'q>, &'q T) -> Query<'q>,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut answers = Vec::new();
        let mut rest = rows;
        while let Some(power) = rest.len().checked_ilog2() {
            let (now, later) = rest.split_at(LARGEST.min(1 << power));
            let sql = self.sql.replace("{rows}", &places(now.len(), self.width));
            let query = now.iter().fold(sqlx::query(AssertSqlSafe(sql)), bind);
            answers.extend(query.fetch_all(&mut *connection).await?);
            rest = later;
        }
        Ok(answers)
    }
}

/// `($1,$2),($3,$4)` for two rows of two.
fn places(rows: usize, width: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=width)
            .map(|i| format!("${}", row * width + i))
            .collect();
        format!("({})", places.join(","))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn places_are_numbered_through() {
        assert_eq!(places(1, 1), "($1)");
        assert_eq!(places(2, 3), "($1,$2,$3),($4,$5,$6)");
    }
}

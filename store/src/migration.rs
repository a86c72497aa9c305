//! Schema migrations.

use sqlx::{AnyConnection, Connection as _};

use crate::database::Database;
use crate::dialect::Dialect;
use crate::{Empty, StoreError, sqlite};

/// Applies the missing migrations, all or none. If several nodes start at once, one of
/// them does it.
pub(crate) async fn run(database: &Database, empty: Empty) -> Result<(), StoreError> {
    let mut connection = database.connect().await?;
    if connection.backend_name() == "SQLite" {
        sqlite::vet_library(&mut connection).await?;
    }
    let dialect = database.dialect;
    let mut transaction = connection.begin_with(dialect.begin).await?;
    let known = dialect.migrations.len() as i64;
    let found = format(&mut transaction, dialect).await?;
    if found == 0 && empty == Empty::Left {
        return Err(StoreError::Nothing);
    }
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (version, migration) in (1..).zip(dialect.migrations).skip(found as usize) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(connection.close().await?)
}

/// The schema version of the database; 0 if it is empty.
async fn format(connection: &mut AnyConnection, dialect: &Dialect) -> Result<i64, StoreError> {
    let tables: Vec<String> = sqlx::query_scalar(dialect.tables)
        .fetch_all(&mut *connection)
        .await?;
    if tables.is_empty() {
        return Ok(0);
    }
    if !tables.iter().any(|table| table == "schema_version") {
        return Err(StoreError::Foreign);
    }
    let last = sqlx::query_scalar("SELECT max(version) FROM schema_version");
    last.fetch_one(connection)
        .await
        .map_err(|_| StoreError::Foreign)
}

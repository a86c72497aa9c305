//! The data that is built for the games before the tests.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use rules::Shelf;

static PREPARED: LazyLock<Shelf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/shelf");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.fold(Shelf::default(), |shelf, file| {
        let path = file.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let bytes = fs::read(&path).expect("a file that `make` wrote");
        shelf.with_bytes(stem.replace('-', "/"), &bytes)
    })
});

/// The data that the games need, from the files that `make` writes. A game whose file
/// is missing refuses to start.
pub fn shelf() -> &'static Shelf {
    &PREPARED
}

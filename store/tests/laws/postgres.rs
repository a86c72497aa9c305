//! A PostgreSQL server of our own, without a network port. It stops with the process
//! that started it, however that ends.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Waits on standard input, which closes when the test process ends, then stops the
/// server and removes everything. The first of the two signals also ends a server that
/// is still starting, the second one that still has clients.
const SCRIPT: &str = r#"
trap '' INT
cd "$2" || exit
"$1/initdb" -D data -U room -A trust -E UTF8 --locale=C --no-sync >log 2>&1 || exit
"$1/postgres" -D data -k "$2" -h '' </dev/null >>log 2>&1 &
read -r _
kill -TERM $!
kill -INT $!
wait
rm -rf "$2"
"#;

pub(crate) struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    /// Holding it keeps the server running.
    script: Child,
    databases: AtomicU32,
}

impl Postgres {
    pub(crate) fn start() -> Self {
        let bin = bin().expect("PostgreSQL is needed for these tests: apt-get install postgresql");
        let folder = tempfile::tempdir().unwrap().keep();
        let mut command = if fs::metadata(&folder).unwrap().uid() == 0 {
            // The server refuses to run as root.
            run(Command::new("chown").arg("nobody").arg(&folder));
            let mut command = Command::new("setpriv");
            command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", SCRIPT, "sh"]).arg(&bin).arg(&folder);
        let script = command.stdin(Stdio::piped()).spawn().unwrap();
        let mut postgres = Self {
            bin,
            folder,
            script,
            databases: AtomicU32::new(0),
        };
        postgres.wait();
        postgres
    }

    /// The URL of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let name = format!("law{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(self.client("createdb").arg(&name));
        format!(
            "postgres://room@localhost/{name}?host={}",
            self.folder.display()
        )
    }

    fn wait(&mut self) {
        let begun = Instant::now();
        while !self
            .client("pg_isready")
            .stdout(Stdio::null())
            .status()
            .unwrap()
            .success()
        {
            let ended = self.script.try_wait().unwrap().is_some();
            if ended || begun.elapsed() > Duration::from_secs(60) {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                panic!("PostgreSQL does not start: {log}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.bin.join(program));
        command.arg("-h").arg(&self.folder).args(["-U", "room"]);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        self.script.wait().ok();
    }
}

fn run(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}

/// On the path, or where Debian installs it.
fn bin() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let debian = debian.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let programs = ["initdb", "postgres", "createdb", "pg_isready"];
    let has = |folder: &Path| programs.iter().all(|name| folder.join(name).is_file());
    std::env::split_paths(&path)
        .chain(debian)
        .find(|folder| has(folder))
}

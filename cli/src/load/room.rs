//! The room under load: another process of this same program.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use hyper::http::uri::Authority;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::join::{Http, enter_anew};
use crate::serve::PREFIX;
use crate::shelf;

/// Limits that no load reaches: here everybody has the same address.
const LIMITS: &str = "
lobby = true
[connections]
total = 100000
per_address = 100000
[limits]
sockets_per_address = 100000
tables_per_person = 0
[limits.address]
request = { burst = 10000000, per_minute = 100000000 }
guest = { burst = 10000000, per_minute = 100000000 }
table = { burst = 10000000, per_minute = 100000000 }
act = { burst = 10000000, per_minute = 100000000 }
ask = { burst = 10000000, per_minute = 100000000 }
socket = { burst = 10000000, per_minute = 100000000 }
[limits.person]
table = { burst = 10000000, per_minute = 100000000 }
act = { burst = 10000000, per_minute = 100000000 }
ask = { burst = 10000000, per_minute = 100000000 }
socket = { burst = 10000000, per_minute = 100000000 }
";

/// Where guests enter a room.
#[derive(Clone)]
pub(super) struct Doors(Authority);

impl Doors {
    /// A new guest.
    pub(super) async fn guest(&self) -> Result<Http, String> {
        let entered = enter_anew(self.0.clone()).await;
        entered.map_err(|failed| failed.sentence(rules::Lang::En))
    }
}

/// A room in another process. It ends with this one. Nothing is left of it: first the
/// process goes, then the folder that it writes into.
pub(super) struct Room {
    process: Process,
    authority: Authority,
    folder: Folder,
    database: Option<String>,
}

impl Room {
    pub(super) async fn open(database: Option<&str>) -> Result<Room, String> {
        let folder = Folder::new()?;
        fs::write(folder.settings(), LIMITS).map_err(|error| error.to_string())?;
        let (process, authority) = start(&folder, "127.0.0.1:0", database).await?;
        Ok(Room {
            process,
            authority,
            folder,
            database: database.map(str::to_owned),
        })
    }

    /// The way in, for those who come on their own.
    pub(super) fn doors(&self) -> Doors {
        Doors(self.authority.clone())
    }

    /// Ends the room in good order and starts it again at the same address.
    pub(super) async fn restart(&mut self) -> Result<(), String> {
        self.stop().await?;
        let listen = self.authority.to_string();
        let started = start(&self.folder, &listen, self.database.as_deref());
        (self.process, self.authority) = started.await?;
        Ok(())
    }

    pub(super) async fn close(mut self) -> Result<(), String> {
        self.stop().await
    }

    /// The processor time that the room has taken so far, where the system tells it.
    pub(super) fn processor(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.0.id())).ok()?;
        // The name in parentheses may hold anything; after it the fields are plain.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 =
            fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * 10))
    }

    /// The memory that the room holds, in kilobytes, where the system tells it.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.0.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    async fn stop(&mut self) -> Result<(), String> {
        let process = self.process.0.id().to_string();
        let told = Command::new("kill").args(["-TERM", &process]).status();
        told.map_err(|error| error.to_string())?;
        for _ in 0..600 {
            if self
                .process
                .0
                .try_wait()
                .map_err(|error| error.to_string())?
                .is_some()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.process.0.kill().map_err(|error| error.to_string())
    }
}

/// A process that has ended when this is dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended in good order already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder that is gone when this is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, String> {
        let name = format!("sobremesa-load-{}", std::process::id());
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).map_err(|error| error.to_string())?;
        Ok(Folder(path))
    }

    fn settings(&self) -> PathBuf {
        self.0.join("room.toml")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Starts a room and waits until it says where it listens.
async fn start(
    folder: &Folder,
    listen: &str,
    database: Option<&str>,
) -> Result<(Process, Authority), String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(program);
    forget_settings(&mut command);
    command
        .args(["serve", "--listen", listen, "--data"])
        .arg(&folder.0);
    command.arg("--config").arg(folder.settings());
    command.args(database.iter().flat_map(|url| ["--database", url]));
    let process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut process = Process(process.map_err(|error| error.to_string())?);
    let output = process.0.stdout.take().ok_or("no output")?;
    let address = address(output).await.ok_or("the room did not open")?;
    Ok((process, address))
}

/// This machine may have a room of its own, whose database, files and addresses the
/// one under load has nothing to do with. Only where word lists lie is the same.
fn forget_settings(command: &mut Command) {
    let ours = env::vars_os().map(|(name, _)| name).filter(|name| {
        let name = name.to_string_lossy();
        name.starts_with(PREFIX) && name != shelf::FOLDER
    });
    for name in ours {
        command.env_remove(name);
    }
}

/// The address that a room says it listens at, if it ever does.
async fn address(output: ChildStdout) -> Option<Authority> {
    let (found, address) = oneshot::channel();
    std::thread::spawn(move || {
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        // Nobody waits for it any more when the load was stopped.
        let _ = found.send(lines.find_map(|line| in_line(&line)));
        // What else it says is read and dropped, so that it never waits for a reader.
        lines.for_each(drop);
    });
    address.await.ok().flatten()
}

fn in_line(line: &str) -> Option<Authority> {
    let (_, address) = line.split_once("http://")?;
    let address = address.split_whitespace().next()?;
    address.trim_end_matches('/').parse().ok()
}

//! The room under load: another process of this same program.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hyper::http::uri::Authority;
use tokio::time::sleep;

use crate::join::{Http, enter_anew};

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

/// A room in another process. It ends with this one.
pub(super) struct Room {
    process: Child,
    authority: Authority,
    folder: PathBuf,
    database: Option<String>,
}

impl Room {
    pub(super) fn open(database: Option<&str>) -> Result<Room, String> {
        let name = format!("sobremesa-load-{}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        fs::write(folder.join("room.toml"), LIMITS).map_err(|error| error.to_string())?;
        let database = database.map(str::to_owned);
        let (process, authority) = start(&folder, "127.0.0.1:0", database.as_deref())?;
        Ok(Room {
            process,
            authority,
            folder,
            database,
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
        (self.process, self.authority) = start(&self.folder, &listen, self.database.as_deref())?;
        Ok(())
    }

    pub(super) async fn close(mut self) -> Result<(), String> {
        self.stop().await
    }

    /// The processor time that the room has taken so far, where the system tells it.
    pub(super) fn processor(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name in parentheses may hold anything; after it the fields are plain.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 =
            fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * 10))
    }

    /// The memory that the room holds, in kilobytes, where the system tells it.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    async fn stop(&mut self) -> Result<(), String> {
        let process = self.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &process]).status();
        told.map_err(|error| error.to_string())?;
        for _ in 0..600 {
            if self
                .process
                .try_wait()
                .map_err(|error| error.to_string())?
                .is_some()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.process.kill().map_err(|error| error.to_string())
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // It may have ended in good order already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Starts a room and waits until it says where it listens.
fn start(
    folder: &PathBuf,
    listen: &str,
    database: Option<&str>,
) -> Result<(Child, Authority), String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen", listen, "--data"])
        .arg(folder);
    command.arg("--config").arg(folder.join("room.toml"));
    command.args(database.iter().flat_map(|url| ["--database", url]));
    let process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut process = process.map_err(|error| error.to_string())?;
    let output = process.stdout.take().ok_or("no output")?;
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        address
            .split_whitespace()
            .next()?
            .trim_end_matches('/')
            .parse()
            .ok()
    });
    // What else it says is read and dropped, so that it never waits for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    match address {
        Some(address) => Ok((process, address)),
        None => Err("the room did not open".to_owned()),
    }
}

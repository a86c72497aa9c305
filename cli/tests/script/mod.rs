//! The real binary as a script runs it.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program in a folder with this input.
pub(crate) fn run(folder: &Path, arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // The program may have left before it read everything.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

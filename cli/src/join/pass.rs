//! The token by which a room knows its guest, kept so that they find their seats again.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use hyper::http::header;
use hyper::http::uri::Authority;
use rules::Lang;
use wire::address::api;

use super::http::{Answer, Failed, Http};
use crate::shelf;

/// Enters a room with the token of last time, or with a new one.
pub(super) async fn enter(authority: Authority, lang: Lang) -> Result<Http, String> {
    let kept = file(&authority);
    let token = kept.as_ref().and_then(|file| fs::read_to_string(file).ok());
    let token = token.map(|token| token.trim().to_owned());
    let knocking = Http::new(authority.clone(), token.clone());
    let answer = knocking.send("POST", api::GUEST, None).await;
    let given = answer.and_then(|answer| given(&answer).ok_or(Failed::NoRoom));
    let given = given.map_err(|failed| failed.sentence(lang))?;
    if token.as_ref() != Some(&given)
        && let Some(file) = kept
    {
        // Without it this visit goes well all the same.
        let _ = keep(&file, &given);
    }
    Ok(Http::new(authority, Some(given)))
}

/// Enters a room as somebody it has never seen.
pub(crate) async fn enter_anew(authority: Authority) -> Result<Http, Failed> {
    let knocking = Http::new(authority.clone(), None);
    let answer = knocking.send("POST", api::GUEST, None).await?;
    let token = given(&answer).ok_or(Failed::NoRoom)?;
    Ok(Http::new(authority, Some(token)))
}

/// The token in an answer's cookie, whatever the cookie is called.
fn given(answer: &Answer) -> Option<String> {
    let cookie = answer.headers.get(header::SET_COOKIE)?.to_str().ok()?;
    let (pair, _) = cookie.split_once(';')?;
    let (_, token) = pair.split_once('=')?;
    Some(token.to_owned())
}

/// Where the token of a room is kept.
fn file(authority: &Authority) -> Option<PathBuf> {
    let name = authority.as_str().replace([':', '[', ']'], "_");
    Some(shelf::data_folder()?.join("guests").join(name))
}

/// Writes it so that nobody else on this machine can read it, from the first moment.
fn keep(file: &Path, token: &str) -> io::Result<()> {
    fs::create_dir_all(file.parent().expect("it lies in a folder"))?;
    let mut draft = file.as_os_str().to_owned();
    draft.push(".part");
    // A draft that a crash has left may be open to others.
    let _ = fs::remove_file(&draft);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&draft)?;
    writeln!(written, "{token}")?;
    written.sync_all()?;
    fs::rename(&draft, file)
}

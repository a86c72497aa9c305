//! The shelf over HTTP: data that a game needs and that is too large to be part of its
//! module. A page fetches it once, to play without the room.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use rules::Shelf;
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;

use crate::fault::{Code, Fault};
use crate::page::{IF_CURRENT, is_known, tag};

/// What has been asked for so far. Compressing megabytes takes a good part of a second,
/// so it is done once.
type Packed = Mutex<BTreeMap<String, Arc<Item>>>;

/// One array of the shelf, its words in little-endian order.
struct Item {
    tag: String,
    plain: Bytes,
    gzip: Bytes,
}

/// The routes of the shelf.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(shelf: Shelf) -> Router<S> {
    let served = Arc::new((shelf, Packed::default()));
    let serve = async move |Path(name): Path<String>, headers: HeaderMap| {
        let (shelf, packed) = &*served;
        let item = item(shelf, packed, name).await?;
        Ok::<_, Fault>(item.answer(&headers))
    };
    Router::new().route("/shelf/{*name}", get(serve))
}

async fn item(shelf: &Shelf, packed: &Packed, name: String) -> Result<Arc<Item>, Fault> {
    let words = shelf.get(&name).ok_or(Code::NotFound)?;
    let mut packed = packed.lock().await;
    if let Some(item) = packed.get(&name) {
        return Ok(Arc::clone(item));
    }
    let item = tokio::task::spawn_blocking(move || Item::of(&words)).await;
    let item = Arc::new(item.map_err(|_| Code::Inside)?);
    packed.insert(name, Arc::clone(&item));
    Ok(item)
}

impl Item {
    fn of(words: &[u32]) -> Item {
        let plain: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        let gzip = packer.write_all(&plain).and_then(|()| packer.finish());
        Item {
            tag: tag(&Sha256::digest(&plain).into()),
            plain: plain.into(),
            gzip: gzip.expect("memory can be written to").into(),
        }
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let facts = [
            (header::ETAG, self.tag.as_str()),
            IF_CURRENT,
            (header::CONTENT_TYPE, "application/octet-stream"),
            (header::VARY, "accept-encoding"),
        ];
        if is_known(&self.tag, headers) {
            (StatusCode::NOT_MODIFIED, facts).into_response()
        } else if accepts_gzip(headers) {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            (facts, packed, self.gzip.clone()).into_response()
        } else {
            (facts, self.plain.clone()).into_response()
        }
    }
}

/// Whether the client names gzip, and not in order to rule it out.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").unwrap_or_default();
        name.trim() == "gzip" && weight.parse().is_ok_and(|weight: f32| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use flate2::read::GzDecoder;
    use tower::ServiceExt as _;

    use super::*;

    const BYTES: &[u8] = b"eight by";

    async fn ask(path: &str, lines: &[(&str, &str)]) -> (u16, HeaderMap, Vec<u8>) {
        let shelf = Shelf::default().with_bytes("list/es", BYTES);
        let mut request = Request::builder().uri(path);
        for (name, value) in lines {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        let answer = routes::<()>(shelf).oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        (parts.status.as_u16(), parts.headers, body)
    }

    #[tokio::test]
    async fn what_stands_there_is_given_byte_for_byte() {
        let (status, headers, body) = ask("/shelf/list/es", &[]).await;
        assert_eq!((status, &*body), (200, BYTES));
        assert_eq!(headers["content-type"], "application/octet-stream");
        assert_eq!(headers["cache-control"], "no-cache");
        for name in ["list", "list/en", "", "../Cargo.toml"] {
            assert_eq!(ask(&format!("/shelf/{name}"), &[]).await.0, 404, "{name}");
        }
    }

    #[tokio::test]
    async fn it_is_compressed_for_those_who_accept_that() {
        let rows = [
            ("gzip", true),
            ("deflate, gzip;q=0.5, br", true),
            ("gzip;q=0", false),
            ("br", false),
            ("gzip;quite", false),
        ];
        for (accepted, packed) in rows {
            let (_, headers, body) = ask("/shelf/list/es", &[("accept-encoding", accepted)]).await;
            assert_eq!(headers["vary"], "accept-encoding", "{accepted}");
            let coding = headers.get("content-encoding");
            assert_eq!(coding.is_some_and(|it| it == "gzip"), packed, "{accepted}");
            let mut plain = Vec::new();
            if packed {
                GzDecoder::new(&*body).read_to_end(&mut plain).unwrap();
            } else {
                plain = body;
            }
            assert_eq!(plain, BYTES, "{accepted}");
        }
    }

    #[tokio::test]
    async fn it_is_not_sent_again_to_those_who_have_it() {
        let (_, headers, _) = ask("/shelf/list/es", &[]).await;
        let tag = headers["etag"].to_str().unwrap();
        let (status, _, body) = ask("/shelf/list/es", &[("if-none-match", tag)]).await;
        assert_eq!((status, &*body), (304, &b""[..]));
    }
}

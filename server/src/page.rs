//! Serves the page as built from `web/`: one document for all its addresses, and the
//! files that the document loads.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;
use wire::address::page;

use crate::fault::{self, Code, Fault};

/// Embedded in the program; a debug build reads from disk instead.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// Files beside the document with fixed names.
const NAMED: [&str; 4] = ["sw.js", "offline.json", "manifest.webmanifest", "icon.svg"];

const UNBUILT: &str = "La página no se ha construido: ejecuta make.\n\
                       The page was not built: run make.\n";

/// File names in this folder contain a content hash.
const FOR_EVER: (HeaderName, &str) = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");

/// May be cached, but must be revalidated every time.
pub(crate) const IF_CURRENT: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

/// The routes of the page.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    routes_of::<Built, S>()
}

/// Compresses these answers, which are the same for everybody, as are some of the
/// API's. Other answers hold secrets next to text that strangers write, and the
/// compressed length would leak them.
fn routes_of<F: RustEmbed + 'static, S: Clone + Send + Sync + 'static>() -> Router<S> {
    let document = get(async |headers: HeaderMap| match F::get("index.html") {
        Some(file) => if_changed("index.html", file, &headers),
        None => unbuilt(),
    });
    let mut routes = Router::new().route("/assets/{*path}", get(asset::<F>));
    for address in page::ALL {
        routes = routes.route(address, document.clone());
    }
    for name in NAMED {
        let serve = async move |headers: HeaderMap| {
            let file = F::get(name).ok_or(Fault::from(Code::NotFound))?;
            Ok::<_, Fault>(if_changed(name, file, &headers))
        };
        routes = routes.route(&format!("/{name}"), get(serve));
    }
    routes.route_layer(CompressionLayer::new())
}

async fn asset<F: RustEmbed>(Path(path): Path<String>) -> Result<impl IntoResponse, Fault> {
    let file = F::get(&format!("assets/{path}")).ok_or(Code::NotFound)?;
    Ok(([FOR_EVER, kind(&path)], file.data))
}

/// The file, or `304 Not Modified` if the browser has this version.
fn if_changed(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(&file.metadata.sha256_hash());
    let is_known = is_known(&tag, headers);
    let facts = ([(header::ETAG, tag)], [IF_CURRENT]);
    if is_known {
        (StatusCode::NOT_MODIFIED, facts).into_response()
    } else {
        (facts, [kind(name)], file.data).into_response()
    }
}

/// Whether the browser has the version with this tag.
pub(crate) fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    known
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .any(|known| known.trim() == tag)
}

/// An entity tag. Half of the hash is enough to tell files apart. It is weak, because it is
/// the same for the compressed and the plain file.
pub(crate) fn tag(hash: &[u8; 32]) -> String {
    let half = u128::from_be_bytes(std::array::from_fn(|place| hash[place]));
    format!("W/\"{half:032x}\"")
}

fn kind(name: &str) -> (HeaderName, &'static str) {
    let (_, ending) = name.rsplit_once('.').unwrap_or_default();
    let kind = match ending {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    };
    (header::CONTENT_TYPE, kind)
}

fn unbuilt() -> Response {
    fault::spoken((StatusCode::SERVICE_UNAVAILABLE, UNBUILT).into_response())
}

#[cfg(test)]
mod tests;

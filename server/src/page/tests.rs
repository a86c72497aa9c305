use axum::body::{Body, to_bytes};
use axum::http::Request;
use tower::ServiceExt;

use super::*;

/// A page of a few small files.
#[derive(RustEmbed)]
#[folder = "tests/page"]
struct Small;

/// The page before `make`.
#[derive(RustEmbed)]
#[folder = "tests/no-page"]
#[allow_missing = true]
struct Nothing;

/// A response with its body.
struct Answer(Response, Vec<u8>);

impl Answer {
    fn status(&self) -> u16 {
        self.0.status().as_u16()
    }

    fn header(&self, name: &str) -> &str {
        let value = self.0.headers().get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }
}

async fn send<F: RustEmbed + 'static>(method: &str, path: &str, lines: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in lines {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let mut answer = routes_of::<F, ()>().oneshot(request).await.unwrap();
    let body = std::mem::take(answer.body_mut());
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Answer(answer, body)
}

async fn get_small(path: &str) -> Answer {
    send::<Small>("GET", path, &[]).await
}

/// The page's own addresses, with something filled in for parameters.
fn addresses() -> impl Iterator<Item = String> {
    let named = |address: &str| address.replace("{game}", "g").replace("{table}", "t");
    wire::address::page::ALL.into_iter().map(named)
}

#[tokio::test]
async fn every_address_of_the_page_gets_the_document() {
    let document = Small::get("index.html").unwrap().data;
    for address in addresses() {
        let answer = get_small(&address).await;
        assert_eq!(
            (answer.status(), &*answer.1),
            (200, &*document),
            "{address}"
        );
        let kind = answer.header("content-type");
        assert_eq!(kind, "text/html; charset=utf-8", "{address}");
    }
}

#[tokio::test]
async fn other_addresses_are_not_found() {
    let others = [
        "/nowhere",
        "/index.html",
        "/new",
        "/new/g/more",
        "/t/",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/assets/..%2f..%2f..%2fCargo.toml",
        "/assets/%2fetc%2fpasswd",
    ];
    for address in others {
        assert_eq!(get_small(address).await.status(), 404, "{address}");
    }
}

#[tokio::test]
async fn every_file_says_what_it_is_and_how_long_it_keeps() {
    let (for_ever, if_current) = (FOR_EVER.1, "no-cache");
    let rows = [
        ("/", "text/html; charset=utf-8", if_current),
        ("/sw.js", "text/javascript; charset=utf-8", if_current),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            if_current,
        ),
        ("/icon.svg", "image/svg+xml", if_current),
        (
            "/assets/index-a1b2c3.js",
            "text/javascript; charset=utf-8",
            for_ever,
        ),
        (
            "/assets/index-d4e5f6.css",
            "text/css; charset=utf-8",
            for_ever,
        ),
        ("/assets/letters-778899.woff2", "font/woff2", for_ever),
        ("/assets/game-aabbcc.wasm", "application/wasm", for_ever),
    ];
    for (path, kind, kept) in rows {
        let answer = get_small(path).await;
        let found = (
            answer.status(),
            answer.header("content-type"),
            answer.header("cache-control"),
        );
        assert_eq!(found, (200, kind, kept), "{path}");
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let tag = get_small("/").await.header("etag").to_owned();
    let rows = [
        (tag.clone(), 304),
        (format!("\"other\", {tag}"), 304),
        ("\"other\"".to_owned(), 200),
    ];
    for (known, status) in rows {
        let answer = send::<Small>("GET", "/t/x", &[("if-none-match", &known)]).await;
        assert_eq!(
            (answer.status(), answer.header("etag")),
            (status, &*tag),
            "{known}"
        );
        assert_eq!(answer.1.is_empty(), status == 304, "{known}");
    }
    assert_ne!(get_small("/sw.js").await.header("etag"), tag);
}

#[tokio::test]
async fn text_and_modules_are_compressed_for_those_who_can_read_it() {
    let gzip = [0x1f, 0x8b];
    let module = "/assets/game-aabbcc.wasm";
    for path in [
        "/",
        "/sw.js",
        "/icon.svg",
        "/assets/index-a1b2c3.js",
        module,
    ] {
        let plain = get_small(path).await;
        assert_eq!(plain.header("content-encoding"), "", "{path}");
        let small = send::<Small>("GET", path, &[("accept-encoding", "br, gzip")]).await;
        assert_eq!(small.header("content-encoding"), "gzip", "{path}");
        assert_eq!(small.header("vary"), "accept-encoding", "{path}");
        assert!(small.1.starts_with(&gzip), "{path}");
        assert_eq!(small.header("etag"), plain.header("etag"), "{path}");
    }
}

#[tokio::test]
async fn a_head_has_no_body() {
    for path in ["/", "/lobby", "/sw.js", "/assets/index-a1b2c3.js"] {
        let (head, whole) = (
            send::<Small>("HEAD", path, &[]).await,
            get_small(path).await,
        );
        assert_eq!((head.status(), head.1.len()), (200, 0), "{path}");
        for name in ["content-type", "content-length", "cache-control", "etag"] {
            assert_eq!(head.header(name), whole.header(name), "{path} {name}");
        }
    }
}

#[tokio::test]
async fn a_page_that_was_not_built_says_so() {
    for address in addresses() {
        let answer = send::<Nothing>("GET", &address, &[]).await;
        assert_eq!((answer.status(), &*answer.1), (503, UNBUILT.as_bytes()));
    }
    assert_eq!(send::<Nothing>("GET", "/sw.js", &[]).await.status(), 404);
}

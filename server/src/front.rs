//! What `/` answers until the page exists: where one is, and how to join from a terminal.

use axum::extract::FromRef;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use axum::{Extension, Router};
use rules::Lang;

use crate::Shell;
use crate::origin::Origin;

const STYLE: &str = include_str!("../assets/style.css");

/// May be kept for an hour.
const FOR_AN_HOUR: (HeaderName, &str) = (header::CACHE_CONTROL, "max-age=3600");

/// The routes of the page.
pub(crate) fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Shell: FromRef<S>,
{
    Router::new()
        .route("/", get(page))
        .route("/style.css", get(style))
}

/// The address stands in the page unescaped: a host that is ours has no special letters.
async fn page(Extension(addressed): Extension<Origin>, headers: HeaderMap) -> impl IntoResponse {
    let lang = preferred(&headers);
    let page = match lang {
        Lang::Es => include_str!("../assets/front.es.html"),
        Lang::En => include_str!("../assets/front.en.html"),
    };
    let facts = [
        (header::CONTENT_LANGUAGE, lang.code()),
        (header::VARY, "accept-language"),
    ];
    (
        facts,
        Html(page.replace("{address}", &addressed.to_string())),
    )
}

async fn style() -> impl IntoResponse {
    (
        [
            (header::CONTENT_TYPE, "text/css; charset=utf-8"),
            FOR_AN_HOUR,
        ],
        STYLE,
    )
}

/// The one of our languages that the browser likes best; Spanish if it likes neither.
fn preferred(headers: &HeaderMap) -> Lang {
    let wishes = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|line| line.to_str().ok());
    let liking = |lang: Lang| {
        let likings = wishes
            .unwrap_or_default()
            .split(',')
            .filter_map(|wish| liking(wish, lang));
        likings.fold(0.0, f32::max)
    };
    if liking(Lang::En) > liking(Lang::Es) {
        Lang::En
    } else {
        Lang::Es
    }
}

/// How much one entry of `Accept-Language` likes a language, such as 0.8 for `en-GB;q=0.8`.
fn liking(wish: &str, lang: Lang) -> Option<f32> {
    let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
    let primary = tag.trim().split('-').next()?;
    let weight = weight.trim().parse().ok()?;
    primary.eq_ignore_ascii_case(lang.code()).then_some(weight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        let rows = [
            ("", Lang::Es),
            ("es", Lang::Es),
            ("en", Lang::En),
            ("EN-gb", Lang::En),
            ("fr-FR, en;q=0.5", Lang::En),
            ("fr", Lang::Es),
            ("es-AR,es;q=0.9,en;q=0.8", Lang::Es),
            ("en-US,en;q=0.9,es;q=0.8", Lang::En),
            ("en;q=0.2, es;q=0.7", Lang::Es),
            ("en;q=0", Lang::Es),
            ("en;q=zero", Lang::Es),
            ("english", Lang::Es),
        ];
        for (wishes, expected) in rows {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wishes.parse().unwrap());
            assert_eq!(preferred(&headers), expected, "{wishes}");
        }
    }
}

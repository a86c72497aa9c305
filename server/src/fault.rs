//! HTTP errors: a code for programs, a sentence in both languages for people, and no
//! internals.

use std::time::Duration;

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bots::Sentence;
use rules::Text;
use store::StoreError;
use wire::{Cause, NotDone};

/// An error code and, where it helps, when to retry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// What went wrong.
    pub code: Code,
    /// How long to wait before retrying.
    pub retry_after: Option<Duration>,
}

/// Declares the codes with their status and their sentences, so that none can be
/// missing.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $code:literal, $es:literal, $en:literal;)+) => {
        /// The error codes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Code {
            $($(#[$doc])* $name,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// The HTTP status.
            pub const fn status(self) -> StatusCode {
                match self {
                    $(Code::$name => StatusCode::$status,)+
                }
            }

            /// Kebab-case and stable: programs rely on it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Code::$name => $code,)+
                }
            }

            /// The sentence for people.
            pub const fn sentence(self) -> Text {
                match self {
                    $(Code::$name => Text::new($es, $en),)+
                }
            }
        }
    };
}

codes! {
    /// The request is malformed.
    BadRequest = BAD_REQUEST, "bad-request",
        "La petición no se entiende.",
        "The request makes no sense.";
    /// The request has no valid token.
    NobodyKnown = UNAUTHORIZED, "nobody-known",
        "Primero hay que entrar en la sala.",
        "Please enter the room first.";
    /// Another site's page sent the request.
    OtherOrigin = FORBIDDEN, "other-origin",
        "La petición viene de otra página.",
        "The request comes from another page.";
    /// Nothing exists at this path.
    NotFound = NOT_FOUND, "not-found",
        "Aquí no hay nada.",
        "There is nothing here.";
    /// The path exists, but not with this method.
    MethodNotAllowed = METHOD_NOT_ALLOWED, "method-not-allowed",
        "Aquí no se puede hacer eso.",
        "That cannot be done here.";
    /// The request did not arrive or was not answered in time.
    TooSlow = REQUEST_TIMEOUT, "too-slow",
        "La petición ha tardado demasiado.",
        "The request took too long.";
    /// The request is larger than the limit.
    TooLarge = PAYLOAD_TOO_LARGE, "too-large",
        "La petición es demasiado grande.",
        "The request is too large.";
    /// The body is not JSON.
    NotJson = UNSUPPORTED_MEDIA_TYPE, "not-json",
        "La petición debe ser JSON.",
        "The request must be JSON.";
    /// The request is addressed to another host.
    Misdirected = MISDIRECTED_REQUEST, "misdirected",
        "Esta sala no se llama así. Quien la aloja puede añadir el nombre a su configuración.",
        "This room has another name. Its host can add this one to the settings.";
    /// The body is JSON, but does not match the schema.
    Unprocessable = UNPROCESSABLE_ENTITY, "unprocessable",
        "A la petición le falta algo o le sobra algo.",
        "The request lacks something or has too much.";
    /// A rate limit was exceeded.
    TooMany = TOO_MANY_REQUESTS, "too-many",
        "Demasiadas peticiones. Espera un poco.",
        "Too many requests. Please wait a little.";
    /// An internal error.
    Inside = INTERNAL_SERVER_ERROR, "inside",
        "Algo ha fallado en la sala.",
        "Something went wrong in the room.";
    /// The room is closing, or the database is unreachable.
    Unavailable = SERVICE_UNAVAILABLE, "unavailable",
        "La sala no puede atender ahora. Vuelve a intentarlo enseguida.",
        "The room cannot answer now. Please try again soon.";
}

impl Code {
    /// The code for an error of which only the status is known.
    fn of(status: StatusCode) -> Code {
        let same = Code::ALL
            .iter()
            .copied()
            .find(|code| code.status() == status);
        let general = if status.is_server_error() {
            Code::Inside
        } else {
            Code::BadRequest
        };
        same.unwrap_or(general)
    }
}

impl From<Code> for Fault {
    fn from(code: Code) -> Fault {
        Fault {
            code,
            retry_after: None,
        }
    }
}

/// Logs the cause, which goes nowhere else.
impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        tracing::error!(%error, "the store failed");
        Code::Unavailable.into()
    }
}

impl From<getrandom::Error> for Fault {
    fn from(error: getrandom::Error) -> Fault {
        tracing::error!(%error, "the system has no randomness");
        Code::Inside.into()
    }
}

/// Marks an answer whose body is already in our format.
#[derive(Clone, Copy)]
struct Spoken;

/// Marks an answer as already being in our format.
pub(crate) fn spoken(mut answer: Response) -> Response {
    answer.extensions_mut().insert(Spoken);
    answer
}

/// An answer that says why something was not done.
pub(crate) fn not_done(status: StatusCode, error: Cause) -> Response {
    spoken((status, Json(NotDone { error })).into_response())
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let sentence = self.code.sentence();
        let message = Sentence::new(sentence.es, sentence.en);
        let cause = Cause::new(self.code.name(), message);
        let mut answer = not_done(self.code.status(), cause);
        let headers = answer.headers_mut();
        if let Some(wait) = self.retry_after {
            let seconds = wait.as_millis().div_ceil(1000) as u64;
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.code == Code::NobodyKnown {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        answer
    }
}

/// Rewrites every error that a library produced into our format, so that no developer
/// text reaches a client.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let refused = next.run(request).await;
    let status = refused.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !is_error || refused.extensions().get::<Spoken>().is_some() {
        return refused;
    }
    let mut answer = Fault::from(Code::of(status)).into_response();
    *answer.status_mut() = status;
    if let Some(allow) = refused.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

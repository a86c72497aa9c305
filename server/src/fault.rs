//! Why a request is not answered as asked: a code for programs, a sentence in both
//! languages for people, and nothing about our inside.

use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bots::Sentence;
use rules::Text;
use store::StoreError;

use crate::cause::Cause;

/// A code and, where it helps, when to try again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// What is the matter.
    pub code: Code,
    /// How long to wait before asking again.
    pub retry_after: Option<Duration>,
}

/// Declares the codes with their status and their sentences, so that none can lack one.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $code:literal, $es:literal, $en:literal;)+) => {
        /// What is the matter with a request.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Code {
            $($(#[$doc])* $name,)+
        }

        impl Code {
            /// All of them.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// The status that HTTP has for it.
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
    /// The request cannot be read.
    BadRequest = BAD_REQUEST, "bad-request",
        "La petición no se entiende.",
        "The request makes no sense.";
    /// Nobody we know sent it.
    NobodyKnown = UNAUTHORIZED, "nobody-known",
        "Primero hay que entrar en la sala.",
        "Please enter the room first.";
    /// A page of somebody else sent it.
    OtherOrigin = FORBIDDEN, "other-origin",
        "La petición viene de otra página.",
        "The request comes from another page.";
    /// There is nothing here.
    NotFound = NOT_FOUND, "not-found",
        "Aquí no hay nada.",
        "There is nothing here.";
    /// There is something here, but not for this method.
    MethodNotAllowed = METHOD_NOT_ALLOWED, "method-not-allowed",
        "Aquí no se puede hacer eso.",
        "That cannot be done here.";
    /// The request did not arrive or was not answered in time.
    TooSlow = REQUEST_TIMEOUT, "too-slow",
        "La petición ha tardado demasiado.",
        "The request took too long.";
    /// The request is larger than any of ours.
    TooLarge = PAYLOAD_TOO_LARGE, "too-large",
        "La petición es demasiado grande.",
        "The request is too large.";
    /// The request is no JSON.
    NotJson = UNSUPPORTED_MEDIA_TYPE, "not-json",
        "La petición debe ser JSON.",
        "The request must be JSON.";
    /// It was meant for somebody else.
    Misdirected = MISDIRECTED_REQUEST, "misdirected",
        "Esta sala no se llama así. Quien la aloja puede añadir el nombre a su configuración.",
        "This room has another name. Its host can add this one to the settings.";
    /// It is JSON, but not what is expected here.
    Unprocessable = UNPROCESSABLE_ENTITY, "unprocessable",
        "A la petición le falta algo o le sobra algo.",
        "The request lacks something or has too much.";
    /// Too many of them.
    TooMany = TOO_MANY_REQUESTS, "too-many",
        "Demasiadas peticiones. Espera un poco.",
        "Too many requests. Please wait a little.";
    /// Something broke on our side.
    Inside = INTERNAL_SERVER_ERROR, "inside",
        "Algo ha fallado en la sala.",
        "Something went wrong in the room.";
    /// The room is closing, or what it keeps is out of reach.
    Unavailable = SERVICE_UNAVAILABLE, "unavailable",
        "La sala no puede atender ahora. Vuelve a intentarlo enseguida.",
        "The room cannot answer now. Please try again soon.";
}

impl Code {
    /// The code for a refusal that knows only its status.
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

/// The cause goes to the log, and only there.
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

/// Marks an answer whose body is ours.
#[derive(Clone, Copy)]
struct Spoken;

/// An answer whose body is in our form already.
pub(crate) fn spoken(mut answer: Response) -> Response {
    answer.extensions_mut().insert(Spoken);
    answer
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let sentence = self.code.sentence();
        let message = Sentence::new(sentence.es, sentence.en);
        let cause = Cause::new(self.code.name(), message);
        let mut answer = spoken(cause.answer(self.code.status()));
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

/// Gives every refusal that a library made our form, so that no developer's text gets out.
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

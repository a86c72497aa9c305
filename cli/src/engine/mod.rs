//! `sobremesa engine`: JSON Lines in, JSON Lines out, one game at a time.
//!
//! It ends only when its input or output does, or by `quit`.

mod bot;
mod failure;
mod lines;
mod operations;
mod position;
mod request;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use serde_json::Value;

use failure::{Code, Failure};
use lines::{Line, next_line};
use operations::Engine;
use request::Request;

/// Answers requests until there are no more. A reader that has gone away is an
/// ordinary end.
pub(crate) fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    while let Some(line) = next_line(&mut input)? {
        let ControlFlow::Continue(answer) = answer(&mut engine, &line) else {
            break;
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written?,
        }
    }
    Ok(())
}

fn answer(engine: &mut Engine, line: &Line) -> ControlFlow<(), Value> {
    let request = match line {
        Line::Whole(bytes) => Request::read(bytes),
        Line::TooLong => Err(Failure::new(
            Code::TooLong,
            "La línea pasa de 8 MiB.",
            "The line is over 8 MiB.",
        )),
    };
    let request = match request {
        Ok(request) => request,
        Err(failure) => return ControlFlow::Continue(failure.answer(engine.lang(None))),
    };
    if matches!(request.text("op"), Ok("quit")) {
        return ControlFlow::Break(());
    }
    let served = engine.serve(&request);
    let lang = engine.lang(Some(&request));
    ControlFlow::Continue(served.unwrap_or_else(|failure| failure.answer(lang)))
}

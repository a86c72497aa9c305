//! `sobremesa solve`: the solitaire's solver on the command line.

use rules::{Game, Lang, Setup, Text, Tool, Workshop};
use serde_json::{Map, Value};

use crate::{Answer, Options, Question, Rumis};

pub(crate) static SOLVE: Tool = Tool {
    name: "solve",
    about: Text::new(
        "Resuelve los cubos del solitario de RUMIS y cuenta sus soluciones",
        "Solve the cubes of the RUMIS solitaire and count their solutions",
    ),
    help: Text::new(
        "solve cube3|cube4|cube5 [--stones one|two|all] [--turns] [--count]\n\n\
         --stones  con las piedras de un color, de dos o de los cuatro (all)\n\
         --turns   los colores por turno, cada uno tocando al suyo\n\
         --count   cuenta todas las soluciones, sin y con los giros del cubo entero",
        "solve cube3|cube4|cube5 [--stones one|two|all] [--turns] [--count]\n\n\
         --stones  with the stones of one colour, of two, or of all four (all)\n\
         --turns   the colours in turn, each touching its own\n\
         --count   count all solutions, with and without rotations of the whole cube",
    ),
    run,
};

fn run(arguments: &[String], workshop: &mut dyn Workshop) -> Result<(), String> {
    let lang = workshop.lang();
    let (options, question) = read(arguments).ok_or_else(|| SOLVE.help.get(lang).to_owned())?;
    let game = Rumis::start(&Setup::new(1, options));
    let game = game.map_err(|refusal| refusal.sentence(lang))?;
    let answer = game.answer(question, &mut |done| workshop.progress(done));
    workshop.say(&in_words(&answer.unwrap_or_default(), lang))
}

/// What the arguments ask for; `None` if they cannot be read.
fn read(arguments: &[String]) -> Option<(Options, Question)> {
    let mut options = Map::new();
    let mut question = Question::Solution;
    let mut arguments = arguments.iter().map(String::as_str);
    let cube = arguments.next()?.strip_prefix("cube")?;
    options.insert("cube".to_owned(), cube.parse::<u8>().ok()?.into());
    while let Some(argument) = arguments.next() {
        match argument {
            "--stones" => {
                options.insert("stones".to_owned(), arguments.next()?.into());
            }
            "--turns" => {
                options.insert("turns".to_owned(), true.into());
            }
            "--count" => question = Question::Count,
            _ => return None,
        }
    }
    let options = serde_json::from_value(Value::Object(options)).ok()?;
    Some((options, question))
}

fn in_words(answer: &Answer, lang: Lang) -> String {
    let mut lines = Vec::new();
    match (answer.exists, &answer.solution) {
        (Some(false), _) => lines.push(
            Text::new("No hay solución.", "There is no solution.")
                .get(lang)
                .to_owned(),
        ),
        (_, Some(actions)) => lines.extend(actions.iter().map(ToString::to_string)),
        _ => {}
    }
    if let Some(count) = answer.count {
        let text = Text::new("{} soluciones", "{} solutions").get(lang);
        lines.push(text.replace("{}", &count.to_string()));
    }
    if let Some(classes) = answer.up_to_rotation {
        let text = Text::new(
            "{} si las que solo se distinguen por un giro del cubo entero cuentan una vez",
            "{} if those that only a rotation of the whole cube tells apart count once",
        );
        lines.push(text.get(lang).replace("{}", &classes.to_string()));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read_or_refused() {
        let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
        for line in [
            "cube3",
            "cube5 --stones all --turns",
            "cube3 --stones one --count",
        ] {
            assert!(read(&words(line)).is_some(), "{line}");
        }
        for line in [
            "",
            "cube",
            "cube9999",
            "tower",
            "cube3 --stones",
            "cube3 --stones ten",
            "cube3 x",
        ] {
            assert!(read(&words(line)).is_none(), "{line}");
        }
    }
}

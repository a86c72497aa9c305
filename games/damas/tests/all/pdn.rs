//! PDN in and out.

use damas::{Capture, Damas, Options};
use rules::{Actor, Format, Game, Luck, Outcome, Record, RecordError, Refusal, Rng, Setup, Step};
use serde_json::json;

fn pdn() -> &'static Format {
    &Damas::ABOUT.formats[0]
}

fn read(text: &str) -> Result<Record, RecordError> {
    (pdn().read)(text)
}

fn write(record: &Record) -> Result<String, Refusal> {
    (pdn().write)(record)
}

/// The record of a random game, cut short now and then.
fn random_record(seed: u64, capture: Capture) -> Record {
    let mut rng = Rng::seeded(seed);
    let options = Options { capture };
    let mut game = Damas::start(&Setup::new(2, options)).expect("DAMAS always starts");
    let mut steps = Vec::new();
    while !game.turn().is_over() && rng.below(300) > 0 {
        let moves = game.moves();
        let action = moves[rng.below(moves.len() as u32) as usize];
        steps.push(step(&mut game, &action.to_string()));
    }
    let note = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let notes = vec![
        note("seat 1", "Ana «la \"Dama\"»"),
        note("seat 2", "C:\\Luis]"),
    ];
    record(&game, options, notes, steps)
}

/// The record of these actions.
fn record_of(actions: &str) -> Record {
    let mut game = kit::start::<Damas>(json!({}), 2);
    let texts = actions.split(',').map(str::trim);
    let steps = texts.map(|text| step(&mut game, text)).collect();
    record(&game, Options::default(), Vec::new(), steps)
}

fn step(game: &mut Damas, text: &str) -> Step {
    let seat = game.turn().seat().expect("the game is not over");
    kit::play(game, text);
    Step::new(Actor::Seat(seat), text)
}

fn record(
    game: &Damas,
    options: Options,
    notes: Vec<(String, String)>,
    steps: Vec<Step>,
) -> Record {
    let outcome = game.turn().is_over().then(|| Outcome {
        winners: game.turn().winners(),
        scores: game.scores().to_vec(),
    });
    Record {
        game: "damas".to_owned(),
        seats: 2,
        options: json!(options),
        notes,
        outcome,
        steps,
    }
}

#[test]
fn records_come_back_the_same() {
    for seed in 0..150 {
        for capture in [Capture::Huff, Capture::Strict] {
            let record = random_record(seed, capture);
            let text = write(&record).unwrap();
            assert_eq!(read(&text), Ok(record), "{text}");
        }
    }
}

#[test]
fn the_text_reads_well() {
    let actions = "39-33, 11-17, 33-28, 17-22, 43-39, force, 28x17, 7-11, huff 12, 38-32";
    let record = Record {
        notes: random_record(0, Capture::Huff).notes,
        ..record_of(actions)
    };
    insta::assert_snapshot!(write(&record).unwrap(), @r#"
    [Event "?"]
    [Date "?"]
    [White "Ana «la \"Dama\"»"]
    [Black "C:\\Luis]"]
    [Result "*"]
    [Capture "huff"]

    1. 39-33 11-17 2. 33-28 17-22 {43-39 force} 3. 28x17 7-11 {huff 12} 4. 38-32 *
    "#);
}

#[track_caller]
fn check(text: &str, steps: &str) {
    let record = read(text).expect("a game");
    let actions: Vec<&str> = record.steps.iter().map(|step| &*step.action).collect();
    assert_eq!(actions.join(", "), steps, "{text}");
}

#[test]
fn other_programs_files_are_read() {
    let steps = "38-32, 12-17, 32-28";
    check("1. 38-32 12-17 2. 32-28 *", steps);
    check("38-32 12-17 32-28", steps);
    check("1.38-32 1...12-17 2 32-28! 1-0", steps);
    check(
        "\u{feff}[Black \"B\"]\r\n[White \"A\"]\r\n\r\n1. 38-32\r\n12-17\r\n32-28",
        steps,
    );
    check(
        "{hello (} 38-32 $3 (38-33 (12-18) {)} 14-19) 12-17 ; noise {\n32-28 0-1",
        steps,
    );
    check(
        "[Event \"x\"] [Capture \"STRICT\"] 38-32 12-17 32-28 1/2-1/2",
        steps,
    );
    check("", "");
    check("*", "");
    let record = read("[White \"A\"][Black \"?\"] 38-32 2-0").unwrap();
    let note = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(
        record.notes,
        [note("seat 1", "A"), note("pdn result", "2-0")]
    );
    assert_eq!(record.outcome, None);
}

/// Most programs write only the ends of a capture.
#[test]
fn short_captures_stand_for_the_one_that_fits() {
    let actions = include_str!("golden.txt").replace('\n', " ");
    let whole = record_of(&actions);
    let mut text = write(&whole).unwrap();
    for (long, short) in [
        ("7x18x29x40", "7x40"),
        ("5x14x3x21", "5x3x21"),
        ("47x38x29", "47x29"),
        ("35x44x22x31", "35x31"),
    ] {
        assert!(text.contains(long));
        text = text.replace(long, short);
    }
    assert_eq!(read(&text), Ok(whole));
}

#[track_caller]
fn check_error(text: &str, line: usize, code: &str) {
    let error = read(text).expect_err("no game");
    assert_eq!(
        (error.line, error.problem.rule.code),
        (line, code),
        "{text}"
    );
}

#[test]
fn errors_name_their_line() {
    check_error("38-32\n12-18\n\n32-33", 4, "not-diagonal");
    check_error("38-32 hello", 1, "notation");
    check_error("38-32\nforce", 2, "notation");
    check_error("\n{huff 3}", 2, "no-offence");
    check_error("[White Ana]", 1, "pdn-tag");
    check_error("\n[White \"Ana\n\"]", 2, "pdn-tag");
    check_error("[Capture \"perhaps\"]", 1, "pdn-value");
    check_error("[FEN \"W:W31:B20\"]", 1, "pdn-position");
    check_error("38-32\n{never", 2, "pdn-unclosed");
    check_error("38-32\n((12-18)", 2, "pdn-unclosed");
    check_error("38-32 *\n12-18", 2, "pdn-after-result");
    check_error("38-32 *\n[Event \"two\"]", 2, "pdn-after-result");
    check_error(&" ".repeat(9 << 20), 1, "record-too-large");
}

#[test]
fn only_games_of_damas_are_written() {
    let record = random_record(1, Capture::Huff);
    let other = Record {
        game: "reverso".to_owned(),
        ..record.clone()
    };
    assert_eq!(write(&other).unwrap_err().rule.code, "record-format");
    let steps = record.steps.iter().take(1).cloned();
    let force = Step {
        action: "force".to_owned(),
        ..record.steps[0].clone()
    };
    let broken = Record {
        steps: [force].into_iter().chain(steps).collect(),
        ..record
    };
    assert_eq!(write(&broken).unwrap_err().rule.code, "record-format");
}

#[test]
fn a_wrong_result_is_told() {
    let record = (0..100)
        .map(|seed| random_record(seed, Capture::Strict))
        .find(|record| {
            record
                .outcome
                .as_ref()
                .is_some_and(|it| it.winners.len() == 1)
        })
        .unwrap();
    let text = write(&record).unwrap();
    let (moves, _) = text.trim_end().rsplit_once([' ', '\n']).unwrap();
    let lied = format!("{moves}\n1-1");
    assert_eq!(read(&lied).unwrap_err().problem.rule.code, "record-result");
}

/// Nothing panics and nothing takes long, whatever the file holds.
#[test]
fn hostile_texts_are_survived() {
    for unit in [
        "(",
        "{",
        "[",
        "[A \"b\"]",
        ")",
        "1.",
        "$",
        ";",
        "{huff 1}",
        "¿(",
        "x",
        "\n",
        "\\",
    ] {
        let _ = read(&unit.repeat((4 << 20) / unit.len()));
    }
    let mut rng = Rng::seeded(5);
    let text = write(&random_record(2, Capture::Huff)).unwrap();
    let strange: Vec<char> = "{}()[]\";%\\.$-x*0129 \n\u{0}\u{feff}é🂡".chars().collect();
    for _ in 0..2000 {
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=rng.below(4) {
            let place = rng.below(chars.len() as u32) as usize;
            chars[place] = strange[rng.below(strange.len() as u32) as usize];
        }
        let _ = read(&String::from_iter(chars));
    }
}

//! The full screen, driven by keys and looked at as text.

use catalog::{GAMES, Match};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use rules::{Lang, Look, Rng, TakeBacks, Turn};
use serde_json::{Map, Value};

use super::draw::draw;
use super::ink::Palette;
use super::places::Places;
use super::table::{Flow, Focus, Table};
use crate::play::company::Company;
use crate::play::page::Page;
use crate::play::request::Request;
use crate::play::session::Session;
use crate::play::terms::Terms;

/// A table for every game, each number of players and both languages.
fn tables() -> impl Iterator<Item = Table> {
    let players = |entry: &'static catalog::Entry| {
        entry.about.players.iter().map(move |&seats| (entry, seats))
    };
    let settings = GAMES.iter().flat_map(players);
    settings.flat_map(|(entry, seats)| {
        Lang::ALL.map(|lang| {
            let game = Match::open(
                entry,
                seats,
                &Value::Object(Map::new()),
                crate::shelf::shelf(),
            )
            .unwrap();
            let look = Look { lang, ascii: false };
            let people = Company::people(seats);
            let terms = Terms {
                take_backs: Some(TakeBacks::Consent),
                ..Terms::default()
            };
            let mut table = Table::new(Session::open(game, people, terms, look));
            lift_curtain(&mut table);
            table
        })
    })
}

/// Says that the player to move is there, if a hand is hidden.
fn lift_curtain(table: &mut Table) {
    if table.session.curtain().is_some() {
        press(table, KeyCode::Enter);
        assert_eq!(table.session.curtain(), None);
    }
}

/// What a screen of this size shows.
fn seen(table: &mut Table, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let shown = terminal.draw(|frame| {
        table.area = frame.area();
        draw(frame, table, Palette::of_environment());
    });
    let buffer = shown.unwrap().buffer;
    let rows = buffer.content.chunks(width.into());
    let row = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    rows.map(|cells| row(cells) + "\n").collect()
}

fn press(table: &mut Table, code: KeyCode) -> Flow {
    table.key(code.into())
}

fn ctrl(table: &mut Table, letter: char) -> Flow {
    table.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

fn type_in(table: &mut Table, line: &str) -> Flow {
    for c in line.chars() {
        press(table, KeyCode::Char(c));
    }
    press(table, KeyCode::Enter)
}

/// Touches one thing, wherever it is, as a player does.
fn reach(table: &mut Table, name: &str) {
    if let Some(spot) = table.canvas.find(name).cloned() {
        table.focus = Focus::Board;
        table.cursor.rest_on(Some(&spot));
    } else {
        let label = super::table::Button::Touch(name.to_owned());
        let place = table.buttons.iter().position(|button| *button == label);
        table.focus = Focus::Button(place.expect("a button for it"));
    }
    press(table, KeyCode::Enter);
}

#[test]
fn the_whole_table_is_on_a_usual_screen() {
    for mut table in tables() {
        // The cross of a hint would stand in for the picture's own dot.
        table.hints = false;
        let screen = seen(&mut table, 80, 24);
        let game = table.session.game();
        let mover = game.game().turn().seat().unwrap();
        let name = game.name(mover, table.session.look.lang);
        assert!(screen.contains(game.entry().about.title), "{screen}");
        // A longer sentence goes over two lines.
        let turn: String = table.session.turn().chars().take(40).collect();
        assert!(screen.contains(&turn), "{screen}");
        assert!(screen.contains(&format!("{name} ›")), "{screen}");
        for line in table.canvas.text().lines() {
            assert!(screen.contains(line), "{line}\n{screen}");
        }
    }
}

#[test]
fn any_size_of_screen_is_drawn() {
    for mut table in tables() {
        for (width, height) in [(1, 1), (39, 24), (40, 16), (60, 20), (200, 60)] {
            let screen = seen(&mut table, width, height);
            press(&mut table, KeyCode::F(1));
            seen(&mut table, width, height);
            press(&mut table, KeyCode::Esc);
            let small = width < 40 || height < 16;
            assert_eq!(Places::of(&table).is_none(), small, "{screen}");
        }
    }
}

#[test]
fn random_games_are_played_by_touches_to_the_end() {
    let mut rng = Rng::seeded(3);
    for mut table in tables() {
        for _ in 0..400 {
            let Turn::Seat(_) = table.session.game().game().turn() else {
                break;
            };
            lift_curtain(&mut table);
            let plies = table.session.game().past().len();
            let mut paths = table.session.game().game().paths();
            let pick = rules::Luck::below(&mut rng, paths.len() as u32) as usize;
            let (action, path) = paths.swap_remove(pick);
            for name in &path {
                reach(&mut table, name);
            }
            if table.session.game().past().len() == plies {
                // A longer action begins the same way.
                table.focus = Focus::Button(0);
                press(&mut table, KeyCode::Enter);
            }
            let past = table.session.game().past();
            assert_eq!(past.get(plies).map(|done| &*done.action), Some(&*action));
        }
        seen(&mut table, 80, 24);
        ctrl(&mut table, 'z');
    }
}

#[test]
fn a_curtain_hides_everything_but_the_names() {
    let hidden = tables().filter(|table| table.session.game().entry().about.hidden);
    for mut table in hidden {
        let mine = seen(&mut table, 80, 24);
        let mover = table.session.game().game().turn();
        while table.session.game().game().turn() == mover {
            let first = table.session.game().game().moves().actions.remove(0);
            table.request(Request::Play(first));
        }
        assert!(table.session.curtain().is_some());
        let covered = seen(&mut table, 80, 24);
        let lines = covered.lines().filter(|line| !line.trim().is_empty());
        assert!(lines.count() <= 3, "{covered}");
        for code in [KeyCode::Char('?'), KeyCode::F(3), KeyCode::Char('a')] {
            press(&mut table, code);
            assert_eq!(seen(&mut table, 80, 24), covered);
        }
        lift_curtain(&mut table);
        assert_ne!(seen(&mut table, 80, 24), mine);
    }
}

#[test]
fn every_spot_says_why_not() {
    for mut table in tables() {
        let spots = table.canvas.spots().to_vec();
        for spot in spots {
            table.touches.forget();
            let plies = table.session.game().past().len();
            reach(&mut table, &spot.name);
            let noted = !table.touches.picked().is_empty();
            let moved = table.session.game().past().len() > plies;
            assert!(
                noted || moved || table.message.refusal.is_some(),
                "{}",
                spot.name
            );
            if moved {
                ctrl(&mut table, 'z');
            }
            if table.session.game().past().len() > plies {
                // What luck or secrets have shown is not taken back.
                break;
            }
        }
    }
}

#[test]
fn arrows_reach_every_spot() {
    let arrows = [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right];
    for mut table in tables() {
        let mut reached: Vec<String> = Vec::new();
        let mut open: Vec<String> = table
            .cursor
            .spot()
            .map(|spot| spot.name.clone())
            .into_iter()
            .collect();
        while let Some(name) = open.pop() {
            if reached.contains(&name) {
                continue;
            }
            for arrow in arrows {
                table.focus = Focus::Board;
                table.cursor.rest_on(table.canvas.find(&name));
                press(&mut table, arrow);
                open.extend(table.cursor.spot().map(|spot| spot.name.clone()));
            }
            reached.push(name);
        }
        assert_eq!(reached.len(), table.canvas.spots().len());
    }
}

#[test]
fn a_refusal_is_shown_and_the_rules_open_at_it() {
    for mut table in tables() {
        seen(&mut table, 80, 24);
        type_in(&mut table, "nonsense");
        assert!(seen(&mut table, 80, 24).contains("✗"));
        press(&mut table, KeyCode::F(3));
        let code = table.message.refusal.as_ref().unwrap().rule.code;
        let game = table.session.game().entry();
        let page = Page::rules(game, table.session.look.lang, Some(code)).unwrap();
        let first = page.asked()[0].clone();
        let start: String = first.chars().take(30).collect();
        assert!(seen(&mut table, 80, 24).contains(start.trim()), "{start}");
        press(&mut table, KeyCode::Esc);
        assert!(table.popup.is_none());
    }
}

#[test]
fn clicks_touch_what_is_under_them() {
    for mut table in tables() {
        seen(&mut table, 100, 30);
        let places = Places::of(&table).unwrap();
        let spot = table.canvas.spots()[0].clone();
        let event = Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: places.board.area.x + spot.x as u16 + 1,
            row: places.board.area.y + spot.y as u16,
            modifiers: KeyModifiers::NONE,
        });
        table.event(&event);
        assert_eq!(table.cursor.spot().map(|spot| &spot.name), Some(&spot.name));
    }
}

#[test]
fn leaving_asks_once_but_not_for_ctrl_c() {
    for mut table in tables() {
        assert_eq!(type_in(&mut table, "legal"), Flow::Stay);
        assert!(table.popup.take().is_some());
        let first = table.session.game().game().moves().actions.remove(0);
        type_in(&mut table, &first);
        assert_eq!(ctrl(&mut table, 'q'), Flow::Stay);
        assert_eq!(ctrl(&mut table, 'c'), Flow::Leave);
        assert_eq!(ctrl(&mut table, 'q'), Flow::Leave);
    }
}

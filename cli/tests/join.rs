//! `sobremesa join`: people in terminals of their own play in a real room.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod company;

use std::time::Duration;

use company::{Player, Room, homes};

/// Long enough to notice a turn, short enough to look at the next player.
const GLANCE: Duration = Duration::from_millis(20);

/// Plays the first legal move for the player to move, this many moves or to the end;
/// returns whether the game is over.
fn play(players: &mut [Player], moves: usize) -> bool {
    let mut played = 0;
    let mut over = vec![false; players.len()];
    while played < moves {
        for (player, over) in players.iter_mut().zip(&mut over) {
            match player.glimpses(&["Your turn", "The game is over"], GLANCE) {
                Some((0, _)) => played += usize::from(first_move(player)),
                Some(_) => *over = true,
                None => {}
            }
        }
        if over.iter().all(|over| *over) {
            return true;
        }
    }
    false
}

/// Plays the first legal move; false if the turn was an old one.
fn first_move(player: &mut Player) -> bool {
    player.says("legal");
    let legal = player.reads("Legal moves: ");
    let action = legal.split_whitespace().next().unwrap();
    if action == "None." {
        return false;
    }
    player.says(action);
    player.sees(&format!(": {action}."));
    true
}

/// A host with a table, and the link by which another comes to it.
fn host(room: &Room, home: &std::path::Path, table: &str) -> (Player, String, String) {
    let mut host = Player::join(&room.url, home, "en", "Ana");
    host.says(&format!("open {table}"));
    let link = host.reads("Table opened: ");
    let invitation = host.reads("(good once, for a week): ");
    (host, link, invitation)
}

#[test]
fn two_people_play_through_deaths_and_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana, luis] = homes(folder.path(), ["data", "ana", "luis"]);
    let mut room = Room::open("127.0.0.1:0", &data);
    let (host, link, invitation) = host(&room, &ana, "reverso me,open size=6");
    let guest = Player::join(&invitation, &luis, "en", "Luis");
    let mut players = [host, guest];
    assert!(!play(&mut players, 6));

    // One of them dies and comes back to the same seat.
    let [host, mut guest] = players;
    host.dies();
    guest.sees("(Ana) has lost the connection.");
    let mut host = Player::join(&link, &ana, "en", "Ana");
    guest.sees("(Ana) is connected.");
    host.sees("Type a move");
    host.says("board");
    guest.says("board");
    let mut players = [host, guest];
    assert!(!play(&mut players, 6));

    // The room closes and opens again at the same place.
    let address = room.address().to_owned();
    assert!(room.close().success());
    for player in &mut players {
        player.sees("The connection is lost.");
    }
    let _room = Room::open(&address, &data);
    for player in &mut players {
        player.sees("Connected again.");
    }
    assert!(play(&mut players, usize::MAX));

    // They play again at another table.
    players[0].says("rematch");
    players[1].sees("wants: rematch");
    players[1].says("yes");
    for player in &mut players {
        player.sees("Another table, the same people.");
    }
    assert!(!play(&mut players, 2));
    for player in players {
        assert!(player.leaves().success());
    }
}

#[test]
fn a_person_plays_a_bot_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana] = homes(folder.path(), ["data", "ana"]);
    let room = Room::open("127.0.0.1:0", &data);
    let mut player = Player::join(&room.url, &ana, "en", "Ana");
    player.says("open reverso me,bot:1 size=6");
    player.sees("Your turn");
    player.says("hint");
    player.sees("(“hint” for more)");
    player.says("board");
    let mut players = [player];
    assert!(play(&mut players, usize::MAX));
    let [mut player] = players;
    let record = folder.path().join("record");
    player.says(&format!("record {}", record.display()));
    player.sees("Saved in");
    let text = std::fs::read_to_string(&record).unwrap();
    assert!(text.contains("reverso"), "{text}");
}

#[test]
fn no_is_said_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana, luis] = homes(folder.path(), ["data", "ana", "luis"]);
    let room = Room::open("127.0.0.1:0", &data);
    let (mut ana, _, invitation) = host(&room, &ana, "reverso me,open");
    ana.says("hint");
    ana.sees("That cannot be asked for now.");
    let mut luis = Player::join(&invitation, &luis, "es", "Luis");
    luis.sees("Escribe una jugada");
    ana.sees("Luis sits down");
    luis.says("volver");
    luis.sees("Nadie juega en tu lugar.");
    ana.says("back");
    ana.sees("Nobody is playing in your place.");
    luis.says("tablas");
    ana.sees("wants: draw");
    ana.says("no draw");
    luis.sees("no quiere: tablas");
    luis.says("thanks");
    ana.sees("(Luis): Thank you!");
    ana.says("invite 2");
    ana.sees("That seat is taken.");
    ana.says("resign");
    luis.sees("Fin de la partida: gana");
}

#[test]
fn a_used_invitation_leads_nowhere_and_no_secret_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana, luis, eva] = homes(folder.path(), ["data", "ana", "luis", "eva"]);
    let room = Room::open("127.0.0.1:0", &data);
    let (_ana, _, invitation) = host(&room, &ana, "reverso me,open");
    let mut luis = Player::join(&invitation, &luis, "en", "Luis");
    luis.sees("Type a move");
    let late = company::sobremesa("en")
        .args(["join", &invitation])
        .env("SOBREMESA_DATA", &eva)
        .output()
        .unwrap();
    let said = String::from_utf8(late.stderr).unwrap();
    assert_eq!(late.status.code(), Some(1));
    assert!(said.contains("That code is no good"), "{said}");
    let token = kept_token(&eva);
    assert!(!said.contains(&token) && !said.contains('#'), "{said}");
}

/// The token that somebody was given, in a file that only they can read.
fn kept_token(home: &std::path::Path) -> String {
    use std::os::unix::fs::PermissionsExt;
    let file = std::fs::read_dir(home.join("guests"))
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    std::fs::read_to_string(file).unwrap().trim().to_owned()
}

#[test]
fn a_spectator_sees_no_hidden_hand() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana, eva] = homes(folder.path(), ["data", "ana", "eva"]);
    let room = Room::open("127.0.0.1:0", &data);
    let mut ana = Player::join(&room.url, &ana, "en", "Ana");
    ana.says("open airam me,me watch");
    let link = ana.reads("Table opened: ");
    ana.sees("Your turn");
    ana.says("board");
    let hers = ana.sees("Your turn");
    let mut eva = Player::join(&link, &eva, "en", "Eva");
    let eves = eva.sees("You are watching");
    let drawn = |board: &str| {
        let line = board.lines().find_map(|line| line.split_once("Drawn: "));
        line.unwrap().1.trim().to_owned()
    };
    assert!(!drawn(&hers).contains('?'), "{hers}");
    assert_eq!(drawn(&eves), "? ? ?");
    eva.says("legal");
    eva.sees("You are watching");
}

#[test]
fn a_team_on_one_device_moves_in_turn() {
    let folder = tempfile::tempdir().unwrap();
    let [data, ana] = homes(folder.path(), ["data", "ana"]);
    let room = Room::open("127.0.0.1:0", &data);
    let mut host = Player::join(&room.url, &ana, "en", "Ana");
    host.says("open reverso team:Ana+Luis,team:Eva+Leo size=6");
    host.reads("Table opened: ");
    // Lots decide which team begins; its named member moves.
    let begins = host.reads("Your turn: Black (");
    assert!(
        begins.starts_with("Ana)") || begins.starts_with("Eva)"),
        "{begins}"
    );
    let team = |first: &str| if first == "Ana" { "Luis" } else { "Leo" };
    let first = &begins[..3];
    let other = if first == "Ana" { "Eva" } else { "Ana" };
    for (colour, name, next) in [
        ("Black", first, format!("White ({other})")),
        ("White", other, format!("Black ({})", team(first))),
        ("Black", team(first), format!("White ({})", team(other))),
    ] {
        host.says("legal");
        let legal = host.reads("Legal moves: ");
        let action = legal.split_whitespace().next().unwrap().to_owned();
        host.says(&action);
        host.sees(&format!("{colour} ({name}): {action}."));
        host.sees(&format!("Your turn: {next}."));
    }
}

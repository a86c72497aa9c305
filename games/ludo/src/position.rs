//! A position set up by hand, for puzzles, reviews and tests.

use rules::{Game, Refusal, Seat};

use crate::board::Board;
use crate::dice::{Dice, Left, Throw, Tie};
use crate::notation::any_piece;
use crate::options::{Release, seating};
use crate::piece::{EACH, Piece, PieceSet};
use crate::track::{Colour, Face, HOME, LAST, PRISON};
use crate::{Ludo, Phase};

/// A position of the game proper, written as the engine protocol writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<'a> {
    /// Whose turn it is.
    pub seat: Seat,
    /// The progress of each seat's four pieces: −1 in prison, 0 to 50 on the
    /// track, 51 to 55 on the lane, 56 on the central crown.
    pub pieces: &'a [[i8; EACH]],
    /// Riders and their carriers, such as `("1.1", "3.2")`.
    pub rides: &'a [(&'a str, &'a str)],
    /// The faces to use: two, one, or none if the throw is still to come. What
    /// the die before settled for a single one is not known: any piece may use it.
    pub dice: &'a str,
    /// What a release does with the number on the other die.
    pub release: Release,
    /// The colours of the seats; the usual ones if there are none.
    pub colours: Option<&'a [Colour]>,
}

/// What can be wrong with a position set up by hand.
pub mod problems {
    rules::refusals! {
        /// No game has that many players, or the seat does not play.
        SEATS = "position-seats",
            "Con {0} jugadores no puede jugar el {1}.",
            "With {0} players, player {1} cannot be to move.";
        /// A piece is nowhere.
        PROGRESS = "position-progress",
            "La ficha {0} no puede estar en {1}: va de -1 a 56.",
            "Piece {0} cannot be at {1}: it goes from -1 to 56.";
        /// A player has won already.
        WON = "position-won",
            "El jugador {0} ya tiene sus cuatro fichas en la corona central.",
            "Player {0} already has four pieces on the central crown.";
        /// Not one of the dice's faces, or too many of them.
        DICE = "position-dice",
            "«{0}» no son los dados por usar: cero, uno o dos de 1 2 3 4 C F.",
            "“{0}” are not dice to use: none, one or two of 1 2 3 4 C F.";
        /// A ride that cannot be.
        RIDE = "position-ride",
            "{0} no puede ir sobre {1}.",
            "{0} cannot ride on {1}.";
    }
}

impl Ludo {
    /// The game from this position on. Nobody asks whether play could have led
    /// to it, but it must be sound. A single die that cannot be used ends the
    /// turn at once, as it does in play.
    ///
    /// ```
    /// use ludo::{Ludo, Position, Release};
    /// use rules::{Game, Seat};
    ///
    /// let game = Ludo::from_position(&Position {
    ///     seat: Seat::FIRST,
    ///     pieces: &[[10, -1, -1, -1], [38, 56, 56, -1]],
    ///     rides: &[],
    ///     dice: "2F",
    ///     release: Release::Bound,
    ///     colours: None,
    /// })?;
    /// // Blue's place is taken by Yellow when two play: 26 + 38 is square 12.
    /// let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["2:1x", "2:1~2.1", "F:1"]);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn from_position(position: &Position) -> Result<Ludo, Refusal> {
        let (seats, seat) = (position.pieces.len(), position.seat);
        if !Ludo::ABOUT.players.contains(&seats) || seat.index() >= seats {
            return Err(Refusal::of(&problems::SEATS).at(seats).at(seat));
        }
        let mut board = Board::new(match position.colours {
            Some(colours) => seating(colours, seats)?,
            None => Colour::usual(seats),
        });
        place(&mut board, position.pieces)?;
        let mut everybody = Seat::all(seats);
        if let Some(winner) = everybody.find(|&seat| board.arrived(seat) == EACH) {
            return Err(Refusal::of(&problems::WON).at(winner));
        }
        for (rider, carrier) in position.rides {
            let mounted = mount(&mut board, rider, carrier);
            mounted.ok_or_else(|| Refusal::of(&problems::RIDE).at(rider).at(carrier))?;
        }
        let mut game = Ludo {
            seats: seats as u8,
            release: position.release,
            board,
            phase: Phase::Throw(seat),
        };
        match faces(position.dice).as_deref() {
            Some([]) => {}
            Some(&[face]) => {
                let tie = Tie::Free;
                game.go_on(seat, Some(Left { face, tie }));
            }
            Some(&[one, other]) => {
                let dice = Dice::Both(Throw::new(one, other));
                game.phase = Phase::Play { seat, dice };
            }
            _ => return Err(Refusal::of(&problems::DICE).at(position.dice)),
        }
        Ok(game)
    }
}

/// Puts every piece where it has come to.
pub(crate) fn place(board: &mut Board, pieces: &[[i8; EACH]]) -> Result<(), Refusal> {
    for (index, &progress) in pieces.iter().flatten().enumerate() {
        if !(PRISON..=HOME).contains(&progress) {
            let refusal = Refusal::of(&problems::PROGRESS);
            return Err(refusal.at(Piece::at(index)).at(progress));
        }
        board.progress[index] = progress;
    }
    Ok(())
}

/// Sets a rider on a carrier on the same square, as long as no two of one
/// colour come together and it is not the rider's last square. A piece rides on
/// one other at most.
pub(crate) fn mount(board: &mut Board, rider: &str, carrier: &str) -> Option<()> {
    let (rider, carrier) = (any_piece(rider)?, any_piece(carrier)?);
    let together = board.square(rider)? == board.square(carrier)?;
    let free = board.carrier[rider.index()].is_none() && board.progress(rider) != LAST;
    let party = PieceSet::only(rider) | board.passengers(rider);
    let mixed = !party.share_a_seat(board.group(carrier));
    (together && free && mixed).then(|| board.carrier[rider.index()] = Some(carrier))
}

/// The faces of the dice that are written so.
pub(crate) fn faces(letters: &str) -> Option<Vec<Face>> {
    let face = |letter| Face::ALL.into_iter().find(|face| face.letter() == letter);
    letters.chars().map(face).collect()
}

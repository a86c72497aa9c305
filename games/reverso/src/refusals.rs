//! Every way to break the rules, and which one an action breaks.

use rules::{Game, Refusal, Rule, common};

use crate::{Action, Reverso, Square};

rules::refusals! {
    /// A square of a larger board.
    OFF_BOARD = "off-board",
        "{0} queda fuera del tablero, que llega hasta {1}.",
        "{0} is off the board, which ends at {1}.";
    /// A square with a disc.
    OCCUPIED = "occupied",
        "{0} ya tiene una ficha.",
        "There is already a disc on {0}.";
    /// A disc anywhere when nothing can be enclosed.
    MUST_PASS = "must-pass",
        "Ni {0} ni ninguna otra casilla encierra nada: esta vez tienes que pasar.",
        "{0} encloses nothing, nor does any other square: this time you have to pass.";
    /// A square with no rival disc beside it.
    NO_RIVAL_BESIDE = "no-rival-beside",
        "Junto a {0} no hay ninguna ficha del rival que encerrar. Cerca puedes jugar en {legal}.",
        "There is no rival disc beside {0} to enclose. Nearby you could play: {legal}.";
    /// Rival discs beside the square, but no own disc behind any of them.
    OPEN_LINE = "open-line",
        "{0} no encierra nada: detrás de las fichas del rival no hay ninguna tuya. Cerca puedes jugar en {legal}.",
        "{0} encloses nothing: behind the rival discs there is none of yours. Nearby you could play: {legal}.";
    /// A pass while something can be enclosed.
    CAN_MOVE = "can-move",
        "Solo se pasa cuando no se puede encerrar nada, y tú puedes en {legal}.",
        "You may pass only when you can enclose nothing, and you can at {legal}.";
}

/// How many legal squares a refusal suggests.
const SUGGESTIONS: usize = 3;

impl Reverso {
    /// Why an action that is not legal is not.
    pub(crate) fn why_not(&self, action: Action) -> Refusal {
        if self.turn().is_over() {
            return Refusal::of(&common::GAME_OVER);
        }
        let mut legal = self.moves();
        let Action::Place(square) = action else {
            return Refusal::of(&CAN_MOVE).instead(legal);
        };
        legal.sort_by_key(|action| match action {
            Action::Place(other) => square.distance(*other),
            Action::Pass => 0,
        });
        legal.truncate(SUGGESTIONS);
        self.why_not_there(square).instead(legal)
    }

    fn why_not_there(&self, square: Square) -> Refusal {
        let size = self.size();
        if !size.holds(square) {
            return Refusal::of(&OFF_BOARD).at(square).at(size.last());
        }
        let rule: &Rule = if self.disc(square).is_some() {
            &OCCUPIED
        } else if self.must_pass() {
            &MUST_PASS
        } else if self.rival_is_beside(square) {
            &OPEN_LINE
        } else {
            &NO_RIVAL_BESIDE
        };
        Refusal::of(rule).at(square)
    }

    fn rival_is_beside(&self, square: Square) -> bool {
        let rival = Some(self.mover.rival());
        let mut squares = self.size().squares();
        squares.any(|other| other.distance(square) == 1 && self.disc(other) == rival)
    }
}

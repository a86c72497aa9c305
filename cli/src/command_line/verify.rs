//! The arguments of `sobremesa verify`.

use clap::Command;

use super::Words;

impl Words {
    pub(super) fn verify(&self) -> Command {
        self.command(
            "verify",
            "Comprueba que la suerte de una partida estaba fijada y no se cambió",
            "Check that the luck of a game was fixed beforehand and not changed",
        )
        .arg(self.file())
    }
}

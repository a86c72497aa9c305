//! What a table on one device may be.

use rules::Refusal;
use table::{Chair, Setup, Wanted, WantedPerson};

use crate::refusals;

/// The longest name of a table.
const LONGEST: usize = 64;

/// Refuses a table to which somebody would have to come from elsewhere.
pub(crate) fn check(setup: &Setup) -> Result<(), Refusal> {
    let from_elsewhere = setup.public || setup.seats.iter().any(is_awaited);
    let refusal = || Refusal::of(&refusals::NEEDS_ROOM);
    (!from_elsewhere).then_some(()).ok_or_else(refusal)
}

fn is_awaited(chair: &Chair) -> bool {
    match &chair.who {
        Wanted::Open => true,
        Wanted::Me | Wanted::Bot(_) => false,
        Wanted::Team(team) => {
            let mut members = team.members.iter();
            members.any(|member| member.who == WantedPerson::Open)
        }
    }
}

/// Refuses a name that nobody could write into an address.
pub(crate) fn check_name(table: &str) -> Result<(), Refusal> {
    let mut signs = table.bytes();
    let plain = signs.all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let fits = plain && (1..=LONGEST).contains(&table.len());
    let refusal = || Refusal::of(&refusals::TABLE_NAME).at(LONGEST);
    fits.then_some(()).ok_or_else(refusal)
}

/// The name of the table where the same people play again: `k3j9` goes on as `k3j9-2`,
/// and that as `k3j9-3`.
pub(crate) fn name_of_rematch(table: &str) -> String {
    let number = |text: &str| text.parse::<u32>().ok()?.checked_add(1);
    let counted = table.rsplit_once('-');
    let counted = counted.and_then(|(name, text)| Some((name, number(text)?)));
    let (name, next) = counted.unwrap_or((table, 2));
    format!("{name}-{next}")
}

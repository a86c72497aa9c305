//! Making the list «es» from the npm packages of the dictionaries.

use super::dictionaries::{DICTIONARIES, VOSEO};
use super::hunspell::Hunspell;
use super::{Lexicon, Sources, Spanish, first_edition};

/// The list and where its words come from.
#[derive(Debug)]
pub struct Made {
    /// The words of today, and those of edition 1.
    pub lexicon: Lexicon,
    /// What decides about them.
    pub spanish: Spanish,
}

/// Makes the list. `read` gets the name of a package and of a file in it.
pub fn made(mut read: impl FnMut(&str, &str) -> Result<Vec<u8>, String>) -> Result<Made, String> {
    let mut affixes = Vec::new();
    let mut all = Vec::new();
    for (place, dictionary) in DICTIONARIES.iter().enumerate() {
        let package = dictionary.package;
        let (aff, dic) = (read(package, "index.aff")?, read(package, "index.dic")?);
        let unread = |it: super::hunspell::Unknown| format!("{package}: SET {}", it.0);
        all.push(Hunspell::read(&aff, &dic).map_err(unread)?);
        if place <= VOSEO {
            affixes.push((place, String::from_utf8_lossy(&aff).into_owned()));
        }
    }
    let mut first = first_edition::common_words(&all[0]);
    first.retain(|word| first_edition::had_tiles(word));
    let spanish = Spanish::new(Sources::of(&affixes, &all)).map_err(|it| it.to_string())?;
    let lexicon = Lexicon::of_editions(first, spanish.words());
    Ok(Made { lexicon, spanish })
}

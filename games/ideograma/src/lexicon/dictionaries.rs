//! The dictionaries that the list «es» is made from: one for each country, all
//! of the RLA-ES project.

use rules::Text;

/// A dictionary: its package and the country whose Spanish it has.
#[derive(Debug)]
pub struct Dictionary {
    /// The name of its npm package, which is also its folder.
    pub package: &'static str,
    /// The country.
    pub country: Text,
}

const fn of(package: &'static str, es: &'static str, en: &'static str) -> Dictionary {
    Dictionary {
        package,
        country: Text::new(es, en),
    }
}

/// The dictionary with the rules of voseo.
pub const VOSEO: usize = 1;

/// All of them. The first one's rules make the forms.
pub const DICTIONARIES: [Dictionary; 22] = [
    of("dictionary-es", "España", "Spain"),
    of("dictionary-es-ar", "Argentina", "Argentina"),
    of("dictionary-es-bo", "Bolivia", "Bolivia"),
    of("dictionary-es-cl", "Chile", "Chile"),
    of("dictionary-es-co", "Colombia", "Colombia"),
    of("dictionary-es-cr", "Costa Rica", "Costa Rica"),
    of("dictionary-es-cu", "Cuba", "Cuba"),
    of(
        "dictionary-es-do",
        "República Dominicana",
        "Dominican Republic",
    ),
    of("dictionary-es-ec", "Ecuador", "Ecuador"),
    of("dictionary-es-gt", "Guatemala", "Guatemala"),
    of("dictionary-es-hn", "Honduras", "Honduras"),
    of("dictionary-es-mx", "México", "Mexico"),
    of("dictionary-es-ni", "Nicaragua", "Nicaragua"),
    of("dictionary-es-pa", "Panamá", "Panama"),
    of("dictionary-es-pe", "Perú", "Peru"),
    of("dictionary-es-ph", "Filipinas", "Philippines"),
    of("dictionary-es-pr", "Puerto Rico", "Puerto Rico"),
    of("dictionary-es-py", "Paraguay", "Paraguay"),
    of("dictionary-es-sv", "El Salvador", "El Salvador"),
    of("dictionary-es-us", "Estados Unidos", "United States"),
    of("dictionary-es-uy", "Uruguay", "Uruguay"),
    of("dictionary-es-ve", "Venezuela", "Venezuela"),
];

/// Under which licences they come, as SPDX writes it.
pub const LICENCE: &str = "GPL-3.0-or-later OR LGPL-3.0-or-later OR MPL-1.1";

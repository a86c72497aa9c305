//! Entries of the dictionary that the rulebook does not allow: words of other
//! languages and abbreviations. Ours to lengthen, in alphabetical order; their
//! plurals and feminines go with them.

/// Whether an entry, in capitals without marks, is on the list.
pub fn is_excluded(capitals: &str) -> bool {
    EXCLUDED.binary_search(&capitals).is_ok()
}

#[rustfmt::skip]
const EXCLUDED: &[&str] = &[
    "ABC", "ADV", "AFFAIRE", "AP", "APARTHEID", "APROX", "ART", "ATTE", "AV", "AVD", "BALLET",
    "BARMAN", "BIBL", "BLOG", "BOOM", "BRANDY", "CAMPING", "CASTING", "CATERING", "CENT", "CFR",
    "CGO", "CIT", "CM", "COORD", "COPYRIGHT", "CORPS", "CROSS", "CTA", "CTE", "CTVO", "CURRY",
    "DCHO", "DELICATESSEN", "DEPTO", "DIAG", "DICC", "DOSSIER", "DPTO", "DR", "DTO", "EDIT", "EJ",
    "ETC", "FCA", "FERRY", "FIG", "FLASH", "FRA", "GEOGR", "GEOM", "GOB", "GRANT", "GREEN", "GTA",
    "HAB", "HALL", "HALLS", "HERTZ", "HIPPIE", "HIPPY", "HNO", "HOBBY", "HOBBYS", "HOLDING",
    "HUMMUS", "IMP", "IMPR", "INCL", "ING", "INST", "IZQ", "JACUZZI", "JAZZ", "JUNIORS", "LADY",
    "LADYS", "LDO", "LEASING", "LIC", "LIGHT", "LOC", "MAX", "MISS", "MISSES", "NRO", "NUM", "PAG",
    "PAT", "PBRO", "PDTA", "PDTE", "PIZZA", "PPAL", "PREST", "PROF", "PROV", "PTA", "PZA", "RDO",
    "REG", "RENTING", "REP", "REV", "ROB", "RTE", "RUGBY", "SCOOTER", "SCOOTERS", "SDAD", "SEXY",
    "SEXYS", "SHERIFF", "SIG", "SOC", "SOFTWARE", "SPORT", "SR", "SRTA", "STAND", "STANDS", "STO",
    "TEL", "TELEF", "TELL", "TELLS", "TFNO", "TIT", "TOPLESS", "TPO", "TROJ", "UNIV", "VENDETTA",
    "VOL", "VTO", "WEB", "XTO", "YES",
];

#[cfg(test)]
mod tests {
    use super::EXCLUDED;

    #[test]
    fn the_list_is_sorted() {
        assert!(EXCLUDED.is_sorted());
    }
}

//! Which language to speak.

use rules::Lang;

/// The language asked for, or else that of the environment, or else Spanish.
pub(crate) fn choose(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| from_environment(|name| std::env::var(name).ok()))
}

/// As in POSIX, the first of these variables that is set decides. Anything that is not
/// Spanish, such as `C` or `fr_FR`, means English.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    match set {
        Some(locale) if !locale.starts_with("es") => Lang::En,
        Some(_) | None => Lang::Es,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_in_order() {
        let lang = |set: &[(&str, &str)]| {
            from_environment(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(lang(&[]), Lang::Es);
        assert_eq!(lang(&[("LANG", "es_AR.UTF-8")]), Lang::Es);
        assert_eq!(lang(&[("LANG", "en_GB.UTF-8")]), Lang::En);
        assert_eq!(lang(&[("LANG", "C.UTF-8")]), Lang::En);
        assert_eq!(lang(&[("LC_ALL", ""), ("LANG", "es")]), Lang::Es);
        assert_eq!(lang(&[("LC_ALL", "en_US"), ("LANG", "es")]), Lang::En);
    }
}

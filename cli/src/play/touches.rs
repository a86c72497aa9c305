//! From touches to an action: one spot or button after the other, as long as
//! some legal action goes that way.

/// What has been touched, and the legal actions it may lead to.
#[derive(Debug, Default)]
pub(crate) struct Touches {
    paths: Vec<(String, Vec<String>)>,
    picked: Vec<String>,
}

/// What a touch came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    /// It was noted; more touches are needed, or can follow.
    Noted,
    /// This action is complete.
    Action(String),
    /// No legal action goes this way; the touches are kept until they are
    /// forgotten.
    Astray,
}

impl Touches {
    /// Nothing touched yet, with every legal action and its path.
    pub(crate) fn new(paths: Vec<(String, Vec<String>)>) -> Touches {
        Touches {
            paths,
            picked: Vec::new(),
        }
    }

    /// What has been touched so far.
    pub(crate) fn picked(&self) -> &[String] {
        &self.picked
    }

    /// Starts again.
    pub(crate) fn forget(&mut self) {
        self.picked.clear();
    }

    /// What can be touched next, each once.
    pub(crate) fn next(&self) -> Vec<&str> {
        let depth = self.picked.len();
        let mut next: Vec<&str> = Vec::new();
        for path in self.going(&self.picked) {
            match path.get(depth) {
                Some(name) if !next.contains(&&**name) => next.push(name),
                _ => {}
            }
        }
        next
    }

    /// The action that the touches are already, if they are one.
    pub(crate) fn complete(&self) -> Option<&str> {
        let whole = self.paths.iter().find(|(_, path)| *path == self.picked);
        whole.map(|(action, _)| &**action)
    }

    /// Touches a spot or a button.
    pub(crate) fn touch(&mut self, name: &str) -> Touched {
        let mut path = self.picked.clone();
        path.push(name.to_owned());
        if self.leads_on(&path) {
            return self.pick(path);
        }
        if self.picked.last().is_some_and(|last| last == name) {
            self.picked.pop();
            return Touched::Noted;
        }
        let afresh = vec![name.to_owned()];
        if self.leads_on(&afresh) {
            return self.pick(afresh);
        }
        self.picked = path;
        Touched::Astray
    }

    fn pick(&mut self, path: Vec<String>) -> Touched {
        self.picked = path;
        match self.complete() {
            Some(action) if self.next().is_empty() => Touched::Action(action.to_owned()),
            _ => Touched::Noted,
        }
    }

    fn leads_on(&self, path: &[String]) -> bool {
        self.going(path).next().is_some()
    }

    fn going<'a>(&'a self, start: &'a [String]) -> impl Iterator<Item = &'a Vec<String>> {
        let paths = self.paths.iter().map(|(_, path)| path);
        paths.filter(move |path| path.starts_with(start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Actions whose paths are their words.
    fn touches(actions: &[&str]) -> Touches {
        let path = |action: &&str| {
            let words = action.split(' ').map(str::to_owned);
            ((*action).to_owned(), words.collect())
        };
        Touches::new(actions.iter().map(path).collect())
    }

    fn check(actions: &[&str], touched: &[&str], outcome: Touched, picked: &[&str]) {
        let mut touches = touches(actions);
        let last = touched.iter().map(|name| touches.touch(name)).last();
        assert_eq!(last, Some(outcome), "{touched:?}");
        assert_eq!(touches.picked(), picked, "{touched:?}");
    }

    const MOVES: &[&str] = &["a b", "a c", "d e", "d e f", "pass"];

    #[test]
    fn touches_become_actions() {
        let action = |text: &str| Touched::Action(text.to_owned());
        check(MOVES, &["a"], Touched::Noted, &["a"]);
        check(MOVES, &["a", "b"], action("a b"), &["a", "b"]);
        check(MOVES, &["pass"], action("pass"), &["pass"]);
        check(MOVES, &["d", "e", "f"], action("d e f"), &["d", "e", "f"]);
    }

    #[test]
    fn another_beginning_starts_afresh_and_the_same_touch_lets_go() {
        check(MOVES, &["a", "d"], Touched::Noted, &["d"]);
        check(MOVES, &["a", "a"], Touched::Noted, &[]);
        check(MOVES, &["d", "e", "e"], Touched::Noted, &["d"]);
    }

    #[test]
    fn a_way_that_leads_nowhere_is_kept_for_the_rules_to_judge() {
        check(MOVES, &["z"], Touched::Astray, &["z"]);
        check(MOVES, &["a", "z"], Touched::Astray, &["a", "z"]);
        check(MOVES, &["z", "a"], Touched::Noted, &["a"]);
        check(MOVES, &["z", "b"], Touched::Astray, &["z", "b"]);
        check(&[], &["a"], Touched::Astray, &["a"]);
    }

    #[test]
    fn a_shorter_action_can_be_taken_or_gone_on_from() {
        let mut touches = touches(MOVES);
        assert_eq!(touches.next(), ["a", "d", "pass"]);
        touches.touch("d");
        assert_eq!(touches.complete(), None);
        assert_eq!(touches.touch("e"), Touched::Noted);
        assert_eq!(touches.complete(), Some("d e"));
        assert_eq!(touches.next(), ["f"]);
    }
}

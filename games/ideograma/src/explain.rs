//! What a word is a form of, told on request. Definitions are not known.
//!
//! Where words may be challenged, an answer would tell whether a word exists.
//! Until the end only the words that stand on the board are explained.

use bots::Sentence;
use rules::{Lang, Text};

use crate::lexicon::{Lemma, fold};
use crate::placement::letters;
use crate::square::SIZE;
use crate::table::{Phase, Table};
use crate::{Board, Dictionary, Direction, Letter, Placed};

impl Table {
    /// What a word is a form of, and what kind of word it is.
    pub(crate) fn explain(&self, word: &str) -> Option<Sentence> {
        let wanted = fold(word)?;
        if !self.may_explain(&wanted) {
            return None;
        }
        let lemmas = self.lexicon.spanish()?.lemmas(word);
        let capitals: String = wanted.iter().map(|letter| letter.capital()).collect();
        Some(if !self.lexicon.contains(wanted) {
            said(
                &capitals,
                &Text::new("no está en la lista", "not in the list"),
            )
        } else if lemmas.is_empty() {
            said(&capitals, &Text::new("palabra", "word"))
        } else {
            Sentence::new(in_words(&lemmas, Lang::Es), in_words(&lemmas, Lang::En))
        })
    }

    fn may_explain(&self, wanted: &[Letter]) -> bool {
        let over = matches!(self.phase, Phase::Over(_));
        over || self.dictionary == Dictionary::Auto || self.stands(wanted)
    }

    /// Whether a word is on the board and can no longer be challenged.
    fn stands(&self, wanted: &[Letter]) -> bool {
        let mut board = self.board.clone();
        for &(square, _) in self.pending().iter().flat_map(|pending| &pending.laid) {
            board.set(square, None);
        }
        Direction::BOTH
            .into_iter()
            .flat_map(|direction| (0..SIZE).map(move |line| (direction, line)))
            .any(|(direction, line)| is_along(&board, direction, line, wanted))
    }
}

/// Whether a word, whole, lies along a line.
fn is_along(board: &Board, direction: Direction, line: usize, wanted: &[Letter]) -> bool {
    let tiles: Vec<Option<Placed>> = board.line(direction, line).to_vec();
    let mut words = tiles.split(Option::is_none);
    words.any(|word| {
        let word: Vec<Placed> = word.iter().flatten().copied().collect();
        letters(&word).eq(wanted.iter().copied())
    })
}

fn said(word: &str, what: &Text) -> Sentence {
    let line = |lang| format!("{word}: {}", what.get(lang));
    Sentence::new(line(Lang::Es), line(Lang::En))
}

/// `abatíamos: de «abatir», verbo`
fn in_words(lemmas: &[Lemma], lang: Lang) -> String {
    let mut roots: Vec<(&Lemma, Vec<&str>)> = Vec::new();
    for lemma in lemmas {
        let same = |(it, _): &&mut (&Lemma, _)| it.root == lemma.root && it.kind == lemma.kind;
        match roots.iter_mut().find(same) {
            Some((_, forms)) => forms.push(&lemma.form),
            None => roots.push((lemma, vec![&lemma.form])),
        }
    }
    let line = |(lemma, forms): &(&Lemma, Vec<&str>)| {
        let (root, kind) = (&lemma.root, lemma.kind.name().get(lang));
        let what = match lang {
            _ if forms[..] == [root] => kind.to_owned(),
            Lang::Es => format!("de «{root}», {kind}"),
            Lang::En => format!("from “{root}”, {kind}"),
        };
        format!("{}: {what}", forms.join(", "))
    };
    roots.iter().map(line).collect::<Vec<_>>().join(". ")
}

//! What plays count, word by word: what the board shows while tiles are laid.
//!
//! Whether the words exist is not asked, so the answers can be told at any time.

use std::collections::BTreeMap;

use rules::Question;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::notation::{Action, RACK};
use crate::placement::capitals;
use crate::premiums::Premium;
use crate::scoring::{self, Formed};
use crate::{Board, Layout, Placement, Premiums, Tiles};

/// A question about counting.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Counting {
    /// What plays count.
    Count(Candidates),
    /// Which plays count most: each word once, where it counts most, the best first.
    Best(Candidates),
    /// What each seat gets or pays for the tiles on the racks at the end.
    Settle(Vec<String>),
}

/// Plays on a board. What is no play counts nothing.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Candidates {
    /// The rows as a view has them, before any of the plays.
    board: Vec<String>,
    premiums: Layout,
    /// In notation.
    plays: Vec<String>,
    /// How many of the best are wanted; all if left out.
    most: Option<usize>,
}

/// The answer to a question about counting.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Counted {
    /// What each of the plays counts, in their order; null for what is no play.
    Count(Vec<Option<Sum>>),
    /// The plays that count most.
    Best(Vec<Choice>),
    /// The change of each seat's points.
    Settle(Vec<i32>),
}

/// What a play counts.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Sum {
    /// Its own word, and one across each new tile that has neighbours there.
    words: Vec<WordSum>,
    /// For laying a full rack at once.
    bonus: i32,
    total: i32,
}

/// What a word counts.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
struct WordSum {
    /// In capitals.
    word: String,
    points: i32,
    letters: Vec<LetterSum>,
    /// How often the premiums count the whole word.
    times: i32,
    squares: Vec<String>,
}

/// What a letter counts in a word.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
struct LetterSum {
    value: i32,
    /// How often its premium counts it.
    times: i32,
}

/// A play and its points.
#[derive(Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Choice {
    /// In notation.
    action: String,
    /// In capitals.
    word: String,
    points: i32,
}

impl Question for Counting {
    type Answer = Counted;

    fn answer(self) -> Option<Counted> {
        Some(match self {
            Counting::Count(plays) => Counted::Count(plays.counted()?),
            Counting::Best(plays) => Counted::Best(plays.best()?),
            Counting::Settle(racks) => {
                let racks = racks.iter().map(|rack| Tiles::read(rack, RACK));
                Counted::Settle(scoring::settled(&racks.collect::<Option<Vec<_>>>()?))
            }
        })
    }
}

impl Candidates {
    fn counted(&self) -> Option<Vec<Option<Sum>>> {
        let board = Board::read(&self.board)?;
        let premiums = self.premiums.premiums();
        let sum = |play: &String| Some(Sum::of(&board, premiums, &placement(play)?));
        Some(self.plays.iter().map(sum).collect())
    }

    fn best(&self) -> Option<Vec<Choice>> {
        let board = Board::read(&self.board)?;
        let mut best = BTreeMap::<String, Choice>::new();
        for action in &self.plays {
            let Some(placement) = placement(action) else {
                continue;
            };
            let words = scoring::words(&board, self.premiums.premiums(), &placement);
            let new = scoring::new_tiles(&board, &placement).count();
            let choice = Choice {
                action: action.clone(),
                word: capitals(&placement.word),
                points: scoring::points(&words, new),
            };
            let known = best.get(&choice.word);
            if known.is_none_or(|known| known.points < choice.points) {
                best.insert(choice.word.clone(), choice);
            }
        }
        let mut best: Vec<_> = best.into_values().collect();
        best.sort_by_key(|choice| -choice.points);
        best.truncate(self.most.unwrap_or(usize::MAX));
        Some(best)
    }
}

fn placement(play: &str) -> Option<Placement> {
    match play.parse().ok()? {
        Action::Lay(placement) => Some(placement),
        _ => None,
    }
}

impl Sum {
    fn of(board: &Board, premiums: &Premiums, placement: &Placement) -> Sum {
        let words = scoring::words(board, premiums, placement);
        let new = scoring::new_tiles(board, placement).count();
        let total = scoring::points(&words, new);
        let counted: i32 = words.iter().map(|formed| formed.points).sum();
        let word = |formed| WordSum::of(board, premiums, formed);
        Sum {
            words: words.iter().map(word).collect(),
            bonus: total - counted,
            total,
        }
    }
}

impl WordSum {
    fn of(board: &Board, premiums: &Premiums, formed: &Formed) -> WordSum {
        let steps = 0..formed.word.len() as isize;
        let squares = steps.filter_map(|steps| formed.start.step(formed.direction, steps));
        let mut sum = WordSum {
            word: capitals(&formed.word),
            points: formed.points,
            letters: Vec::new(),
            times: 1,
            squares: Vec::new(),
        };
        for (square, placed) in squares.zip(&formed.word) {
            let premium = scoring::premium(board, premiums, square);
            sum.times *= Premium::word_times(premium);
            sum.letters.push(LetterSum {
                value: placed.value(),
                times: Premium::letter_times(premium),
            });
            sum.squares.push(square.to_string());
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn board(row: &str) -> Value {
        let mut rows = vec![".".repeat(15); 15];
        row.clone_into(&mut rows[7]);
        json!(rows)
    }

    fn ask(question: Value) -> Option<Value> {
        (rules::Query::of::<Counting>().answer)(question)
    }

    fn count(row: &str, play: &str) -> Value {
        let plays =
            json!({ "board": board(row), "premiums": "standard", "plays": [play], "most": null });
        ask(json!({ "count": plays })).unwrap()["count"][0].clone()
    }

    #[test]
    fn a_play_is_counted_word_by_word() {
        let sum = count(".....CASA......", "8F CASAR");
        assert_eq!((&sum["total"], &sum["bonus"]), (&json!(6), &json!(0)));
        assert_eq!(
            sum["words"][0]["squares"],
            json!(["F8", "G8", "H8", "I8", "J8"])
        );
        let crossing = count(".....CASA......", "J8 SOL");
        let words: Vec<_> = crossing["words"].as_array().unwrap().iter().collect();
        assert_eq!([&words[0]["word"], &words[1]["word"]], ["SOL", "CASAS"]);
        let bonus = count("...............", "8B PALABRA");
        assert_eq!(bonus["bonus"], 50);
    }

    #[test]
    fn the_letters_of_a_word_make_its_points() {
        for play in ["8H CASA", "H8 CoSA", "8B PALABRA", "8D QUESO"] {
            let sum = count("...............", play);
            for word in sum["words"].as_array().unwrap() {
                let letters = word["letters"].as_array().unwrap().iter();
                let letter =
                    |it: &Value| it["value"].as_i64().unwrap() * it["times"].as_i64().unwrap();
                let letters: i64 = letters.map(letter).sum();
                assert_eq!(
                    word["points"],
                    letters * word["times"].as_i64().unwrap(),
                    "{play}"
                );
            }
        }
    }

    #[test]
    fn the_best_plays_are_each_word_where_it_counts_most() {
        let plays = ["8F CASAR", "8F CASAL", "J8 SOL", "K8 SOL", "pass"];
        let asked = json!({ "board": board(".....CASA......"), "premiums": "standard", "plays": plays, "most": 2 });
        let best = ask(json!({ "best": asked })).unwrap();
        let words: Vec<_> = best["best"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["word"])
            .collect();
        assert_eq!(words.len(), 2);
        assert_eq!(best["best"][0]["action"], "J8 SOL");
    }

    #[test]
    fn the_end_is_settled_as_in_a_game() {
        let settled = |racks: &[&str]| ask(json!({ "settle": racks })).unwrap()["settle"].clone();
        assert_eq!(settled(&["", "AZ?"]), json!([11, -11]));
        assert_eq!(settled(&["A", "B"]), json!([-1, -4]));
    }

    #[test]
    fn what_makes_no_sense_is_not_answered() {
        let small = json!({ "board": ["..."], "premiums": "none", "plays": [] });
        for question in [
            json!(3),
            json!({ "count": small }),
            json!({ "settle": ["BA"] }),
        ] {
            assert_eq!(ask(question), None);
        }
        assert_eq!(count("...............", "pass"), Value::Null);
    }
}

//! Figures with their names, and what percentiles are.

use std::fmt::Write as _;
use std::time::Duration;

use rules::{Lang, Text};

/// Named figures in the order in which they are told.
#[derive(Default)]
pub(super) struct Figures(Vec<(Text, String)>);

impl Figures {
    /// Adds a figure with its unit.
    pub(super) fn add(&mut self, es: &'static str, en: &'static str, value: impl ToString) {
        self.0.push((Text::new(es, en), value.to_string()));
    }

    /// Adds a half, the 99th and the last hundredth of some times.
    pub(super) fn add_times(
        &mut self,
        es: &'static str,
        en: &'static str,
        mut times: Vec<Duration>,
    ) {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (share * times.len() as f64) as usize;
            let time = times.get(place.min(times.len().saturating_sub(1)));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        let (half, most, all) = (at(0.5), at(0.99), at(1.0));
        self.add(
            es,
            en,
            format!("p50 {half:.1} ms, p99 {most:.1} ms, max {all:.1} ms"),
        );
    }

    /// One line for each.
    pub(super) fn lines(&self, lang: Lang) -> String {
        self.0
            .iter()
            .fold(String::new(), |mut lines, (name, value)| {
                let _ = writeln!(lines, "  {:<44} {value}", name.get(lang));
                lines
            })
    }
}

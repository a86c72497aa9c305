//! The ladder as a picture: a dot for each contestant, with its error bar.

use std::fmt::Write as _;

use rules::{Lang, Text};

use super::Arena;
use super::rating::Elo;
use super::report::Report;

const WIDTH: f64 = 640.0;
const ROW: f64 = 36.0;
const TOP: f64 = 56.0;
/// Where the names end and the scale begins.
const LEFT: f64 = 110.0;
const RIGHT: f64 = 24.0;

/// Draws the ladder, strongest on top.
pub(crate) fn svg(arena: &Arena, report: &Report, lang: Lang) -> String {
    let ladder = report.ladder();
    let height = TOP + ROW * ladder.len() as f64 + 30.0;
    let scale = Scale::of(&report.elo);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf8\"/>\n"
    );
    let title = Text::new(
        "{}: fuerza en puntos Elo, con el intervalo del 95 %",
        "{}: strength in Elo points, with 95 % intervals",
    );
    let title = title.get(lang).replace("{}", arena.game.about.title);
    let _ = writeln!(
        svg,
        "<text x=\"16\" y=\"28\" font-size=\"17\" fill=\"#2b2b2b\">{}</text>",
        escaped(&title)
    );
    for mark in scale.marks() {
        let (x, bottom) = (scale.x(mark), height - 26.0);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#ddd6c8\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#6b6558\">{mark:.0}</text>",
            bottom + 18.0
        );
    }
    for (row, &place) in ladder.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let name = escaped(&report.names[place]);
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{:.1}\" fill=\"#2b2b2b\">{name}</text>",
            y + 5.0
        );
        svg += &dot(&scale, report.elo[place], y);
    }
    svg + "</svg>\n"
}

fn dot(scale: &Scale, elo: Elo, y: f64) -> String {
    let bar = scale.x(elo.points - elo.error)..scale.x(elo.points + elo.error);
    format!(
        "<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#9a5b2c\" stroke-width=\"3\"/>\
         <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#9a5b2c\"><title>{:+.0} ± {:.0}</title></circle>\n",
        bar.start,
        bar.end,
        scale.x(elo.points),
        elo.points,
        elo.error
    )
}

/// Elo points across the page.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    /// Padding: half a round number on both sides.
    const STEP: f64 = 100.0;

    fn of(elo: &[Elo]) -> Scale {
        // A contestant without games has an unbounded error.
        let known = elo.iter().filter(|elo| elo.error < 1e4);
        let low = known.clone().map(|elo| elo.points - elo.error);
        let high = known.map(|elo| elo.points + elo.error);
        let least = low.fold(-Scale::STEP, f64::min) / Scale::STEP;
        let most = high.fold(Scale::STEP, f64::max) / Scale::STEP;
        Scale {
            least: least.floor() * Scale::STEP,
            most: most.ceil() * Scale::STEP,
        }
    }

    fn x(&self, points: f64) -> f64 {
        let along = (points.clamp(self.least, self.most) - self.least) / (self.most - self.least);
        LEFT + along * (WIDTH - LEFT - RIGHT)
    }

    /// Round numbers, no more than fit.
    fn marks(&self) -> impl Iterator<Item = f64> {
        let steps = (self.most - self.least) / Scale::STEP;
        let every = (steps / 8.0).ceil().max(1.0);
        let count = (steps / every) as u32;
        (0..=count).map(move |nth| self.least + f64::from(nth) * every * Scale::STEP)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

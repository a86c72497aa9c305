//! The environment of the games' own tools: files, output and a progress bar.

use std::path::Path;
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use rules::{Lang, Tool, Workshop};

use crate::games::print;
use crate::shelf::{install, shelf};
use crate::{Done, files};

/// The steps of the progress bar.
const STEPS: u64 = 1000;

/// Runs a tool.
pub(crate) fn run(tool: &Tool, arguments: &[String], lang: Lang) -> Done {
    let mut bench = Bench { lang, bar: None };
    let done = (tool.run)(arguments, &mut bench);
    bench.clear();
    done
}

/// The environment of one tool.
struct Bench {
    lang: Lang,
    bar: Option<ProgressBar>,
}

impl Bench {
    fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Workshop for Bench {
    fn lang(&self) -> Lang {
        self.lang
    }

    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        files::read_bytes(Path::new(path), self.lang)
    }

    fn install(&mut self, name: &str, contents: &[u32]) -> Result<String, String> {
        install(name, contents, self.lang).map(|path| path.display().to_string())
    }

    fn shelved(&self, name: &str) -> Option<Arc<[u32]>> {
        shelf().get(name)
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        self.clear();
        print(&format!("{text}\n"))
    }

    fn progress(&mut self, done: f64) -> bool {
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{wide_bar} {percent} % {eta}");
            ProgressBar::new(STEPS)
                .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        bar.set_position((done.clamp(0.0, 1.0) * STEPS as f64) as u64);
        true
    }
}

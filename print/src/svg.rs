//! The SVG writer.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rules::Lang;

use crate::font::Type;
use crate::{Align, Colour, Fill, Font, Hatch, Line, Paint, Path, Point, Shape, Sheet, Step};

/// A pattern: hatch, two colours, and its side in hundredths of a millimetre.
type Pattern = (Hatch, Colour, Colour, u32);

/// Writes one sheet as an SVG file.
pub(crate) fn write(sheet: &Sheet, title: &str, lang: Lang) -> String {
    let mut writer = Writer::default();
    writer.shapes(sheet.drawing.shapes());
    let (width, height) = (number(sheet.drawing.width), number(sheet.drawing.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" xml:lang=\"{lang}\">\n<title>{}</title>\n\
         <defs>\n{}</defs>\n{}</svg>\n",
        escaped(title),
        writer.defs,
        writer.body
    )
}

#[derive(Default)]
struct Writer {
    defs: String,
    body: String,
    patterns: BTreeMap<Pattern, usize>,
    windows: usize,
}

impl Writer {
    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            match shape {
                Shape::Outline(path, paint) => self.outline(path, paint),
                Shape::Words(at, text, letters) => self.words(*at, text, letters),
                Shape::Window([(left, top), (right, bottom)], shapes) => {
                    self.windows += 1;
                    let id = self.windows;
                    let window = Path::rect(*left, *top, right - left, bottom - top);
                    add(
                        &mut self.defs,
                        format_args!(
                            "<clipPath id=\"window-{id}\"><path d=\"{}\"/></clipPath>\n",
                            steps(&window)
                        ),
                    );
                    add(
                        &mut self.body,
                        format_args!("<g clip-path=\"url(#window-{id})\">\n"),
                    );
                    self.shapes(shapes);
                    self.body.push_str("</g>\n");
                }
            }
        }
    }

    fn outline(&mut self, path: &Path, paint: &Paint) {
        let fill = match paint.fill {
            Some(fill) => self.fill(fill),
            None => "none".to_owned(),
        };
        let line = paint.line.map(stroke).unwrap_or_default();
        add(
            &mut self.body,
            format_args!("<path d=\"{}\" fill=\"{fill}\"{line}/>\n", steps(path)),
        );
    }

    fn fill(&mut self, fill: Fill) -> String {
        let Some((hatch, colour, pitch)) = fill.hatch else {
            return hex(fill.colour);
        };
        let pattern = (hatch, fill.colour, colour, (pitch * 100.0).round() as u32);
        let next = self.patterns.len();
        let id = *self.patterns.entry(pattern).or_insert(next);
        if id == next {
            self.define(id, pattern);
        }
        format!("url(#pattern-{id})")
    }

    fn define(&mut self, id: usize, (hatch, ground, colour, pitch): Pattern) {
        let pitch = number(f64::from(pitch) / 100.0);
        let (path, line) = hatch.cell();
        let paint = match line {
            Some(width) => format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\"",
                hex(colour)
            ),
            None => format!("fill=\"{}\"", hex(colour)),
        };
        add(
            &mut self.defs,
            format_args!(
                "<pattern id=\"pattern-{id}\" width=\"1\" height=\"1\" \
                 patternUnits=\"userSpaceOnUse\" patternTransform=\"scale({pitch})\">\
                 <rect width=\"1\" height=\"1\" fill=\"{}\"/><path d=\"{}\" {paint}/></pattern>\n",
                hex(ground),
                steps(&path)
            ),
        );
    }

    fn words(&mut self, (x, y): Point, text: &str, letters: &Type) {
        let anchor = match letters.align {
            Align::Left => "",
            Align::Centre => " text-anchor=\"middle\"",
            Align::Right => " text-anchor=\"end\"",
        };
        let turn = if letters.turn == 0.0 {
            String::new()
        } else {
            let (x, y, turn) = (number(x), number(y), number(letters.turn));
            format!(" transform=\"rotate({turn} {x} {y})\"")
        };
        add(
            &mut self.body,
            format_args!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\" {} fill=\"{}\"{anchor}{turn} \
                 xml:space=\"preserve\">{}</text>\n",
                number(x),
                number(y),
                number(letters.size),
                family(letters.font),
                hex(letters.colour),
                escaped(text)
            ),
        );
    }
}

fn add(to: &mut String, what: std::fmt::Arguments) {
    to.write_fmt(what).expect("a string takes everything");
}

fn family(font: Font) -> &'static str {
    match font {
        Font::Plain => "font-family=\"Helvetica, Arial, sans-serif\"",
        Font::Bold => "font-family=\"Helvetica, Arial, sans-serif\" font-weight=\"bold\"",
        Font::Italic => "font-family=\"Helvetica, Arial, sans-serif\" font-style=\"italic\"",
        Font::Title => "font-family=\"Times, 'Times New Roman', serif\" font-weight=\"bold\"",
        Font::Code => "font-family=\"Courier, 'Courier New', monospace\"",
    }
}

fn stroke(line: Line) -> String {
    let Line {
        colour,
        width,
        dash,
    } = line;
    let lengths: Vec<_> = dash.lengths().iter().map(|&part| number(part)).collect();
    let dash = if lengths.is_empty() {
        String::new()
    } else {
        format!(" stroke-dasharray=\"{}\"", lengths.join(" "))
    };
    format!(
        " stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"{dash}",
        hex(colour),
        number(width)
    )
}

fn steps(path: &Path) -> String {
    let point = |(x, y): Point| format!("{} {}", number(x), number(y));
    let steps = path.steps.iter().map(|step| match *step {
        Step::Move(to) => format!("M{}", point(to)),
        Step::Line(to) => format!("L{}", point(to)),
        Step::Curve(one, other, to) => {
            format!("C{} {} {}", point(one), point(other), point(to))
        }
        Step::Close => "Z".to_owned(),
    });
    steps.collect()
}

fn hex(Colour(red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Formats a number to a thousandth of a millimetre.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// Escapes text for XML and drops characters that XML cannot represent.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            other => escaped.push(other),
        }
    }
    escaped
}

//! The PDF writer.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{LineCapStyle, LineJoinStyle, PaintType, TilingType};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::font::{self, PT, Type};
use crate::{
    Align, Colour, Document, Drawing, Fill, Font, Hatch, Paint, Path, Place, Point, Shape,
};
use crate::{Line, Step};

/// A tiling pattern: hatch, two colours, its side in hundredths of a millimetre, and
/// the height of the sheet, whose upper edge is its origin.
type Pattern = (Hatch, Colour, Colour, u32, u32);

/// Compression level, from 0 to 10.
const EFFORT: u8 = 6;

/// Writes all sheets into one file.
pub(crate) fn write(document: &Document) -> Vec<u8> {
    let mut writer = Writer::new();
    let sheets = document.sheets.iter();
    let pages: Vec<Ref> = sheets.map(|sheet| writer.page(&sheet.drawing)).collect();
    writer.end(document, &pages)
}

struct Writer {
    pdf: Pdf,
    next: i32,
    tree: Ref,
    fonts: BTreeMap<Font, Ref>,
    patterns: BTreeMap<Pattern, Ref>,
}

impl Writer {
    fn new() -> Writer {
        let mut writer = Writer {
            pdf: Pdf::new(),
            next: 1,
            tree: Ref::new(1),
            fonts: BTreeMap::new(),
            patterns: BTreeMap::new(),
        };
        writer.tree = writer.fresh();
        for font in Font::ALL {
            let id = writer.fresh();
            writer.font(id, font);
            writer.fonts.insert(font, id);
        }
        writer
    }

    fn fresh(&mut self) -> Ref {
        let fresh = Ref::new(self.next);
        self.next += 1;
        fresh
    }

    fn font(&mut self, id: Ref, font: Font) {
        let mut written = self.pdf.type1_font(id);
        written.base_font(Name(font.name().as_bytes()));
        let mut encoding = written.encoding_custom();
        encoding.base_encoding(Name(b"WinAnsiEncoding"));
        let mut differences = encoding.differences();
        for (code, glyph) in font::additions() {
            differences.consecutive(code, [Name(glyph.as_bytes())]);
        }
    }

    fn page(&mut self, drawing: &Drawing) -> Ref {
        let mut page = Page {
            content: Content::new(),
            height: drawing.height,
            patterns: Vec::new(),
        };
        page.content
            .set_line_cap(LineCapStyle::RoundCap)
            .set_line_join(LineJoinStyle::RoundJoin);
        page.shapes(drawing.shapes());
        let Page {
            content, patterns, ..
        } = page;
        let (id, contents) = (self.fresh(), self.fresh());
        let content = compress_to_vec_zlib(&content.finish(), EFFORT);
        let mut stream = self.pdf.stream(contents, &content);
        stream.filter(Filter::FlateDecode);
        stream.finish();
        for pattern in &patterns {
            if !self.patterns.contains_key(pattern) {
                let id = self.fresh();
                self.pattern(id, *pattern);
                self.patterns.insert(*pattern, id);
            }
        }
        let size = (points(drawing.width), points(drawing.height));
        let mut written = self.pdf.page(id);
        written.media_box(Rect::new(0.0, 0.0, size.0, size.1));
        written.parent(self.tree).contents(contents);
        let mut resources = written.resources();
        let mut fonts = resources.fonts();
        for (font, id) in &self.fonts {
            fonts.pair(Name(font.name().as_bytes()), *id);
        }
        fonts.finish();
        let mut used = resources.patterns();
        for pattern in patterns {
            used.pair(Name(named(pattern).as_bytes()), self.patterns[&pattern]);
        }
        id
    }

    fn pattern(&mut self, id: Ref, (hatch, ground, colour, pitch, height): Pattern) {
        let pitch = points(f64::from(pitch) / 100.0);
        let (path, line) = hatch.cell();
        let mut content = Content::new();
        set_fill(&mut content, ground);
        content.rect(0.0, 0.0, 1.0, 1.0).fill_nonzero();
        steps(&mut content, &path, |(x, y)| (x as f32, 1.0 - y as f32));
        if let Some(width) = line {
            set_stroke(&mut content, colour);
            content.set_line_width(width as f32).stroke();
        } else {
            set_fill(&mut content, colour);
            content.fill_nonzero();
        }
        let content = content.finish();
        let mut pattern = self.pdf.tiling_pattern(id, &content);
        pattern
            .paint_type(PaintType::Colored)
            .tiling_type(TilingType::ConstantSpacing)
            .bbox(Rect::new(0.0, 0.0, 1.0, 1.0))
            .x_step(1.0)
            .y_step(1.0)
            .matrix([
                pitch,
                0.0,
                0.0,
                pitch,
                0.0,
                points(f64::from(height) / 100.0),
            ]);
        pattern.resources();
    }

    fn end(mut self, document: &Document, pages: &[Ref]) -> Vec<u8> {
        let (catalog, info) = (self.fresh(), self.fresh());
        let mut tree = self.pdf.pages(self.tree);
        tree.kids(pages.iter().copied()).count(pages.len() as i32);
        tree.finish();
        let mut written = self.pdf.catalog(catalog);
        written.pages(self.tree);
        written.lang(TextStr(document.lang.code()));
        written.viewer_preferences().display_doc_title(true);
        written.finish();
        let mut about = self.pdf.document_info(info);
        about.title(TextStr(&document.title));
        about.creator(TextStr("Sobremesa"));
        about.finish();
        self.pdf.finish()
    }
}

/// The content of one page. PDF measures in points, from the bottom up.
struct Page {
    content: Content,
    height: f64,
    patterns: Vec<Pattern>,
}

impl Page {
    fn point(&self, (x, y): Point) -> (f32, f32) {
        (points(x), points(self.height - y))
    }

    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            match shape {
                Shape::Outline(path, paint) => self.outline(path, paint),
                Shape::Words(at, text, letters) => self.words(*at, text, letters),
                Shape::Window([(left, top), (right, bottom)], shapes) => {
                    self.content.save_state();
                    self.path(&Path::rect(*left, *top, right - left, bottom - top));
                    self.content.clip_nonzero().end_path();
                    self.shapes(shapes);
                    self.content.restore_state();
                }
            }
        }
    }

    fn path(&mut self, path: &Path) {
        let height = self.height;
        let point = |(x, y): Point| (points(x), points(height - y));
        steps(&mut self.content, path, point);
    }

    fn outline(&mut self, path: &Path, paint: &Paint) {
        if let Some(fill) = paint.fill {
            self.fill(fill);
        }
        if let Some(line) = paint.line {
            self.line(line);
        }
        self.path(path);
        match (paint.fill, paint.line) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(_), None) => self.content.fill_nonzero(),
            (None, Some(_)) => self.content.stroke(),
            (None, None) => self.content.end_path(),
        };
    }

    fn fill(&mut self, fill: Fill) {
        let Some((hatch, colour, pitch)) = fill.hatch else {
            set_fill(&mut self.content, fill.colour);
            return;
        };
        let hundredths = |value: f64| (value * 100.0).round() as u32;
        let (pitch, height) = (hundredths(pitch), hundredths(self.height));
        let pattern = (hatch, fill.colour, colour, pitch, height);
        if !self.patterns.contains(&pattern) {
            self.patterns.push(pattern);
        }
        self.content
            .set_fill_color_space(pdf_writer::types::ColorSpaceOperand::Pattern)
            .set_fill_pattern([], Name(named(pattern).as_bytes()));
    }

    fn line(&mut self, line: Line) {
        set_stroke(&mut self.content, line.colour);
        self.content.set_line_width(points(line.width));
        let lengths = line.dash.lengths().iter().map(|&part| points(part));
        self.content.set_dash_pattern(lengths, 0.0);
    }

    fn words(&mut self, at: Point, text: &str, letters: &Type) {
        let shift = match letters.align {
            Align::Left => 0.0,
            Align::Centre => letters.width(text) / 2.0,
            Align::Right => letters.width(text),
        };
        let place = Place::at(at.0, at.1).turned(letters.turn);
        let (x, y) = self.point(place.point((-shift, 0.0)));
        let (sin, cos) = letters.turn.to_radians().sin_cos();
        let (sin, cos) = (sin as f32, cos as f32);
        set_fill(&mut self.content, letters.colour);
        self.content
            .begin_text()
            .set_font(Name(letters.font.name().as_bytes()), points(letters.size))
            .set_text_matrix([cos, -sin, sin, cos, x, y])
            .show(Str(&font::encode(text)))
            .end_text();
    }
}

/// Writes the segments of a path with each point transformed.
fn steps(content: &mut Content, path: &Path, point: impl Fn(Point) -> (f32, f32)) {
    for step in &path.steps {
        match *step {
            Step::Move(to) => {
                let (x, y) = point(to);
                content.move_to(x, y);
            }
            Step::Line(to) => {
                let (x, y) = point(to);
                content.line_to(x, y);
            }
            Step::Curve(one, other, to) => {
                let ((x1, y1), (x2, y2), (x3, y3)) = (point(one), point(other), point(to));
                content.cubic_to(x1, y1, x2, y2, x3, y3);
            }
            Step::Close => {
                content.close_path();
            }
        }
    }
}

fn set_fill(content: &mut Content, Colour(red, green, blue): Colour) {
    let [red, green, blue] = [red, green, blue].map(|part| f32::from(part) / 255.0);
    content.set_fill_rgb(red, green, blue);
}

fn set_stroke(content: &mut Content, Colour(red, green, blue): Colour) {
    let [red, green, blue] = [red, green, blue].map(|part| f32::from(part) / 255.0);
    content.set_stroke_rgb(red, green, blue);
}

fn named((hatch, ground, colour, pitch, height): Pattern) -> String {
    let hex = |Colour(red, green, blue)| format!("{red:02x}{green:02x}{blue:02x}");
    let (ground, colour) = (hex(ground), hex(colour));
    format!("{hatch:?}-{ground}-{colour}-{pitch}-{height}")
}

/// Converts millimetres to points, rounded to a hundredth.
fn points(millimetres: f64) -> f32 {
    ((millimetres / PT * 100.0).round() / 100.0) as f32
}

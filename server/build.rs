//! Has the page embedded anew when it was built anew.

fn main() {
    // A debug build reads the page from the disk. If it is missing, Cargo takes it
    // for changed every time, and so only those who need it ask for it.
    let watched = match std::env::var("PROFILE").as_deref() {
        Ok("release") => "../web/dist",
        _ => "build.rs",
    };
    println!("cargo::rerun-if-changed={watched}");
}

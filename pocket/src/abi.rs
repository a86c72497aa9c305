//! What the WebAssembly module exports: a plain C interface, text in and text out.
//!
//! The caller writes into memory that it got from [`alloc`] and hands it over; an answer
//! may be read until the next call.

#![allow(
    unsafe_code,
    reason = "memory is handed over as an address and a length"
)]

use std::cell::RefCell;
use std::ptr;

use crate::Pocket;

thread_local! {
    static POCKET: RefCell<Pocket> = RefCell::default();
    /// The last answer: its length in four bytes, little-endian, and its text.
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Memory for so many bytes, which the caller fills and hands to one of the functions
/// below, once and with the same length.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    let bytes = vec![0_u8; length].into_boxed_slice();
    Box::into_raw(bytes).cast()
}

/// Answers the request in this memory: the address of the answer's length, which its
/// text follows.
///
/// # Safety
/// `at` comes from [`alloc`] with this length, and is handed over by this call.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn handle(at: *mut u8, length: usize) -> *const u8 {
    // SAFETY: as the caller promises.
    let request = unsafe { taken(at, length) };
    let request = String::from_utf8_lossy(&request);
    let text = POCKET.with_borrow_mut(|pocket| pocket.handle(&request));
    ANSWER.with_borrow_mut(|answer| {
        answer.clear();
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        answer.extend(length.to_le_bytes());
        answer.extend(text.as_bytes());
        answer.as_ptr()
    })
}

/// Loads something that a game needs, by its name, from the bytes of a file.
///
/// # Safety
/// Both places come from [`alloc`] with these lengths, and are handed over by this call.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn put_on_shelf(
    name: *mut u8,
    name_length: usize,
    at: *mut u8,
    length: usize,
) {
    // SAFETY: as the caller promises; the two are different places.
    let (name, contents) = unsafe { (taken(name, name_length), taken(at, length)) };
    let name = String::from_utf8_lossy(&name);
    POCKET.with_borrow_mut(|pocket| pocket.put_on_shelf(&name, &contents));
}

/// # Safety
/// `at` comes from [`alloc`] with this length and has not been taken before.
unsafe fn taken(at: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: `alloc` made it of a boxed slice of this length, all of it initialised, and
    // gave up its ownership, which nobody else has taken.
    unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(at, length)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(bytes: &[u8]) -> (*mut u8, usize) {
        let at = alloc(bytes.len());
        // SAFETY: `alloc` gave as many bytes.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), at, bytes.len()) };
        (at, bytes.len())
    }

    fn ask(request: &[u8]) -> String {
        let (at, length) = put(request);
        // SAFETY: it comes from `put`; the answer is read before the next call.
        let answer = unsafe {
            let answer = handle(at, length);
            let mut size = [0; 4];
            ptr::copy_nonoverlapping(answer, size.as_mut_ptr(), 4);
            std::slice::from_raw_parts(answer.add(4), u32::from_le_bytes(size) as usize)
        };
        String::from_utf8(answer.to_vec()).expect("JSON")
    }

    #[test]
    fn texts_go_in_and_out() {
        for request in [
            &b""[..],
            b"\xff\xfe",
            b"{}",
            br#"{"do":"close","table":"t"}"#,
        ] {
            let answer = ask(request);
            assert!(answer.starts_with(r#"{"no":{"#), "{answer}");
        }
        let ((name, name_length), (at, length)) = (put(b"words"), put(&[1, 0, 0, 0]));
        // SAFETY: both come from `put`.
        unsafe { put_on_shelf(name, name_length, at, length) };
        let words = POCKET.with_borrow(|pocket| pocket.shelf.get("words"));
        assert_eq!(words.as_deref(), Some(&[1][..]));
    }
}

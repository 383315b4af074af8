//! Cells through serde.

use boardwright_grid::{Cell, PlacementRefusal, Stone};

#[test]
fn cells_are_notation() {
    let cell = Cell::new(7, 27);
    assert_eq!(serde_json::to_string(&cell).expect("it can be written"), r#""ab8""#);
    assert_eq!(serde_json::from_str::<Cell>(r#""AB8""#).expect("it can be read"), cell);
    let bytes = postcard::to_allocvec(&cell).expect("it can be written");
    assert_eq!(postcard::from_bytes::<Cell>(&bytes).expect("it can be read"), cell);
}

#[test]
fn other_text_is_no_cell() {
    for (json, message) in [
        (r#""""#, "a cell is column letters followed by a row number from 1, as in h8"),
        (r#""h0""#, "a cell is column letters followed by a row number from 1, as in h8"),
        (r#""h999""#, "the row or the column is larger than any board"),
        ("8", "invalid type: integer `8`, expected a cell such as h8"),
    ] {
        let error = serde_json::from_str::<Cell>(json).expect_err(json).to_string();
        assert!(error.starts_with(message), "{json}: {error}");
    }
}

#[test]
fn refusals_are_words_and_sentences() {
    let refusal = PlacementRefusal::CellOccupied { cell: Cell::new(0, 0), stone: Stone::FIRST };
    assert_eq!(
        serde_json::to_value(refusal).expect("it can be written"),
        serde_json::json!({"reason": "cell_occupied", "message": refusal.to_string()})
    );
}

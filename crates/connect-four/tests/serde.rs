//! Moves through serde.

use boardwright_connect_four::{Column, GravityRefusal, PopOutMove};
use rstest::rstest;

#[rstest]
#[case(Column(3), r#""d""#)]
#[case(PopOutMove::Drop(Column(3)), r#""d""#)]
#[case(PopOutMove::Pop(Column(3)), r#""xd""#)]
#[case::into_column_x(PopOutMove::Drop(Column(23)), r#""x""#)]
#[case::out_of_column_x(PopOutMove::Pop(Column(23)), r#""xx""#)]
#[case::last_column(PopOutMove::Drop(Column(255)), r#""iv""#)]
fn moves_are_notation<T>(#[case] value: T, #[case] json: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(&value).expect("it can be written"), json);
    assert_eq!(serde_json::from_str::<T>(&json.to_uppercase()).expect("it can be read"), value);
    let bytes = postcard::to_allocvec(&value).expect("it can be written");
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect("it can be read"), value);
}

#[rstest]
fn other_text_is_no_move(
    #[values(r#""""#, r#""4""#, r#""iw""#, r#""d1""#, r#"" d""#, "4", "null")] json: &str,
) {
    assert!(serde_json::from_str::<Column>(json).is_err());
    assert!(serde_json::from_str::<PopOutMove>(json).is_err());
}

#[test]
fn refusals_are_words_and_sentences() {
    let refusal = GravityRefusal::ColumnFull { column: Column(3), rows: 6 };
    assert_eq!(
        serde_json::to_value(refusal).expect("it can be written"),
        serde_json::json!({"reason": "column_full", "message": refusal.to_string()})
    );
}

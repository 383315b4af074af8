use boardwright_core::{Outcome, Seat};
use boardwright_records::{Ending, Format, GameResult, Participant, Record};
use proptest::prelude::*;
use rstest::rstest;

use crate::support::{
    cells, comes_back, fault, line, one_line, random_line, record, refusal, specification,
};

/// Three games in the form of the database, made up.
const DATABASE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database version="1.0" date="2026-01-02">
<!-- Not RenjuNet &copy; -->
<countries>
<country id="1" name="Estonia" abbr="EST" />
<country id="4" name="Japan" abbr="JPN"/>
</countries>
<cities><city id="9" country="1" name="Tallinn"/></cities>
<months><month id="8" name="August"/></months>
<rules>
<rule id="1" name="RIF" category="1"><info>of the federation</info></rule>
<rule id="25" name="Soosyrv-8"/>
<rule id="40" name="Gomoku Swap2"/>
</rules>
<openings><opening id="21" abbr="D1" name="Kansei"/></openings>
<players>
<player id="3" name="Ada" surname="Tamm" country="1" city="9"/>
<player id="7" name="Ken" surname="O&apos;Hara &amp; co" country="4"/>
<player id="8" surname="Solo" country="0"/>
</players>
<tournaments>
<tournament id="2" name="A &lt;cup&gt;" country="1" city="9" year="2005" month="8"
 start="2005-08-01" end="2005-08-07" rule="1" rated="1"/>
<tournament id="5" name="A match" country="4" year="2019"/>
</tournaments>
<games>
<game id="11" publisher="8" tournament="2" round="F2" rule="25" black="3" white="7" bresult="1" btime="8" wtime="9" opening="21" alt="51" swap="R--R-">
<move>h8 i9 c15 a1</move>
<info>Kept &amp; <![CDATA[<raw>]]>
twice</info>
</game>
<game id="12" tournament="5" round="" rule="40" black="7" white="8" bresult="0.5" opening="0" alt="">
<move></move>
</game>
<game id="13" black="8" white="3" bresult="1"><move>a1 a2 b1 b2 c1 c2 d1 d2 e1</move><extra>more</extra></game>
</games>
</database>
"#;

fn games() -> [Record; 3] {
    assert_eq!(Format::recognise(DATABASE.as_bytes()), Some(Format::Xml));
    let records = boardwright_records::read(DATABASE.as_bytes(), None).expect("it can be read");
    records.try_into().expect("there are three games")
}

fn pair(name: &str, values: &[&str]) -> (String, Vec<String>) {
    (name.to_owned(), values.iter().map(|&value| value.to_owned()).collect())
}

#[test]
fn points_are_letters_from_the_left_and_rows_from_the_bottom() {
    let [game, ..] = games();
    assert_eq!(line(&game), "h8 i9 c15 a1");
    assert_eq!(cells(&game)[0], "..X............");
    assert_eq!(cells(&game)[6], "........O......");
    assert_eq!(cells(&game)[14], "O..............");
}

#[test]
fn a_game_is_told_with_what_it_refers_to() {
    let [game, ..] = games();
    assert_eq!(game.game, specification("gomoku:rule=renju,foul=lose"));
    let who = |name: &str, origin: &str| Participant {
        name: name.to_owned(),
        origin: origin.to_owned(),
        ..Participant::default()
    };
    assert_eq!(game.details.players, [who("Ada Tamm", "Estonia"), who("Ken O'Hara & co", "Japan")]);
    assert_eq!(game.details.event, "A <cup>");
    assert_eq!(game.details.round, "F2");
    assert_eq!(game.details.place, "Tallinn, Estonia");
    assert_eq!(game.details.date, "2005-08-01");
    assert_eq!(game.details.comment, "Kept & <raw>\ntwice");
    let other = [
        pair("id", &["11"]),
        pair("publisher", &["Solo"]),
        pair("rule", &["Soosyrv-8"]),
        pair("btime", &["8"]),
        pair("wtime", &["9"]),
        pair("opening", &["D1", "Kansei"]),
        pair("alt", &["51"]),
        pair("swap", &["R--R-"]),
        pair("tournament.year", &["2005"]),
        pair("tournament.month", &["August"]),
        pair("tournament.end", &["2005-08-07"]),
        pair("tournament.rule", &["RIF"]),
        pair("tournament.rated", &["1"]),
    ];
    assert_eq!(game.details.other, other);
    // Nobody made five, and the file does not tell how Black won.
    let won = GameResult { outcome: Some(Outcome::Win(Seat::FIRST)), ending: Ending::Unknown };
    assert_eq!(game.result, Some(won));
}

#[test]
fn the_rule_and_the_board_decide() {
    let [_, drawn, won] = games();
    assert_eq!(drawn.game, specification("gomoku:rule=standard"));
    let draw = GameResult { outcome: Some(Outcome::Draw), ending: Ending::Unknown };
    assert_eq!(drawn.result, Some(draw));
    assert_eq!(won.result, Some(GameResult::of(Outcome::Win(Seat::FIRST))));
    assert_eq!(won.details.other, [pair("id", &["13"]), pair("<extra>", &["more"])]);
    // A game that is given counts where the file names no rule.
    let standard = specification("gomoku:size=19,rule=standard,max-moves=99");
    let given = Format::Xml.read(DATABASE.as_bytes(), Some(&standard)).unwrap();
    let rules = given.iter().map(|record| record.game.clone()).collect::<Vec<_>>();
    let on_15 = specification("gomoku:rule=standard,max-moves=99");
    assert_eq!(rules, [specification("gomoku:rule=renju,foul=lose"), on_15.clone(), on_15]);
}

#[test]
fn every_game_comes_back() {
    for game in games() {
        let mut game = game;
        // The tournament's attributes come after those of the game, and elements last.
        game.details
            .other
            .sort_by_key(|(name, _)| (name.starts_with('<'), name.starts_with("tournament.")));
        comes_back(Format::Xml, &game);
    }
}

#[test]
fn latin_1_is_read_where_it_is_declared() {
    let text = b"<?xml version='1.0' encoding='ISO-8859-1'?><database><players><player id='1' \
        name='J\xFCri'/></players><games><game black='1'><move/></game></games></database>";
    let records = Format::Xml.read(text, None).unwrap();
    assert_eq!(records[0].details.players[0].name, "Jüri");
    let text = b"<database>\n  <x y='\xFC'/></database>";
    assert_eq!(fault(Format::Xml, text, None), "line 2, column 9: this is no UTF-8");
}

/// A database of one game, from the third line on.
fn with_game(game: &str) -> String {
    format!("<database>\n<games>\n{game}</games></database>")
}

#[rstest]
#[case("<game><move>h8 h16</move></game>", "line 3, column 16: \"h16\" is no point, such as h8")]
#[case(
    "<game><move>h8\n i9  zz9</move></game>",
    "line 4, column 6: \"zz9\" is no point, such as h8"
)]
#[case("<game><move>h8 i9 h8</move></game>", "line 3, column 19: ply 3 (h8): h8 is occupied")]
#[case("<game bresult='2'/>", "line 3, column 16: a result is 1, 0.5 or 0")]
#[case("<game round='1' black='5'/>", "line 3, column 24: there is no player \"5\"")]
#[case("<game rule='5'/>", "line 3, column 13: there is no rule \"5\"")]
#[case("<game id='1' id='2'/>", "line 3, column 18: \"id\" is given twice")]
#[case(
    "<game id='&nobody;'/>",
    "line 3, column 11: the value of an attribute: at 1..7: unrecognized entity `nobody`"
)]
#[case("<game><move><b/></move></game>", "line 3, column 13: no <b> belongs in <move>")]
#[case("<game>h8</game>", "line 3, column 7: expected an element, not text")]
#[case("<match/>", "line 3, column 1: expected <game>, not <match>")]
#[case(
    "<game bresult='0'><move>a1 a2 b1 b2 c1 c2 d1 d2 e1</move></game>",
    "line 3, column 1: after 9 plies the result is a win for player 1, not a win for player 2"
)]
fn every_fault_of_a_game_has_a_place(#[case] game: &str, #[case] error: &str) {
    assert_eq!(fault(Format::Xml, with_game(game).as_bytes(), None), error);
}

#[rstest]
#[case("<svg/>", "line 1, column 1: expected <database>, not <svg>")]
#[case("<!-- -->\n", "line 2, column 1: expected <database>")]
#[case(
    "<database>\n<players>\n<player/></players></database>",
    "line 3, column 1: a row without an id"
)]
#[case(
    "<database><rules>\n<rule id='1'/><rule id='1'/></rules></database>",
    "line 2, column 25: the id of an earlier row"
)]
#[case(
    "<database><rules>\n<city id='1'/></rules></database>",
    "line 2, column 1: expected <rule>, not <city>"
)]
#[case("<database>\n<games>", "line 2, column 8: the file is cut short here")]
#[case("<database>\n</database>\n<database/>", "line 3, column 1: nothing belongs after the root")]
#[case(
    "<!DOCTYPE database SYSTEM 'http://example.org/x.dtd'>\n<database/>",
    "line 1, column 1: a document type is not read"
)]
fn every_fault_of_the_file_has_a_place(#[case] text: &str, #[case] error: &str) {
    assert_eq!(fault(Format::Xml, text.as_bytes(), None), error);
}

#[test]
fn a_bomb_of_entities_is_refused_at_once() {
    let mut bomb = "<?xml version='1.0'?>\n<!DOCTYPE database [\n<!ENTITY a0 'ha'>\n".to_owned();
    for level in 1..100 {
        bomb += &format!("<!ENTITY a{level} '{}'>\n", format!("&a{};", level - 1).repeat(10));
    }
    bomb += "]>\n<database><games><game><info>&a99;</info></game></games></database>";
    assert_eq!(
        fault(Format::Xml, bomb.as_bytes(), None),
        "line 2, column 1: a document type is not read"
    );
}

#[test]
fn a_hundred_thousand_levels_and_attributes_end() {
    let deep = format!("<database>{}", "<a>".repeat(100_000));
    assert_eq!(
        fault(Format::Xml, deep.as_bytes(), None),
        "line 1, column 300011: the file is cut short here"
    );
    let wide: String = (0..100_000).map(|number| format!(" a{number}=''")).collect();
    let wide = format!("<database{wide}/>");
    assert!(
        fault(Format::Xml, wide.as_bytes(), None).ends_with("the element has too many attributes")
    );
}

#[test]
fn every_shorter_beginning_is_refused() {
    let text = DATABASE.trim_end();
    for (end, _) in text.char_indices().step_by(7) {
        assert!(Format::Xml.read(&text.as_bytes()[..end], None).is_err(), "{end} bytes");
    }
}

#[test]
fn what_the_format_cannot_hold_is_named() {
    let refused = |change: fn(&mut Record)| {
        let mut record = record("gomoku:rule=renju", "h8 g8");
        change(&mut record);
        refusal(Format::Xml, &record)
    };
    assert_eq!(
        refusal(Format::Xml, &record("gomoku:size=19,rule=renju", "")),
        "a board of 19 x 19"
    );
    assert_eq!(
        refusal(Format::Xml, &record("gomoku", "h8")),
        "the rule freestyle, where it names another"
    );
    assert_eq!(refusal(Format::Xml, &record("gomoku:rule=renju", "h8 pass")), "the move \"pass\"");
    assert_eq!(
        refusal(Format::Xml, &record("gomoku:opening=yamaguchi,rule=renju", "")),
        "the choices of the opening yamaguchi"
    );
    assert_eq!(refused(|record| record.details.annotator = "x".into()), "an annotator");
    assert_eq!(refused(|record| record.details.event = "x\u{1}".into()), "control characters");
    assert_eq!(
        refused(|record| record.details.other.push(("a b".into(), vec!["x".into()]))),
        "\"a b\" with such values"
    );
    assert_eq!(
        refused(|record| record.details.other.push(("black".into(), vec!["x".into()]))),
        "\"black\" with such values"
    );
    assert_eq!(
        refused(|record| {
            let outcome = Some(Outcome::Win(Seat::FIRST));
            record.result = Some(GameResult { outcome, ending: Ending::Resignation });
        }),
        "how the game ended, other than on the board"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_comes_back(
        choices in prop::collection::vec(any::<u16>(), 0..60),
        texts in prop::collection::vec(prop_oneof![Just(String::new()), one_line(), Just(" a\tb\n\r".to_owned())], 9),
        rule in prop::sample::select(vec![None, Some("RIF"), Some("Gomoku & more")]),
        winner in prop::option::of(0..3_u8),
    ) {
        let spec = if rule == Some("Gomoku & more") { "gomoku:rule=standard" } else { "gomoku:rule=renju" };
        let mut game = record(spec, "");
        random_line(&mut game, &choices);
        let mut texts = texts.into_iter();
        let mut text = || texts.next().unwrap_or_default();
        let players = [(), ()].map(|()| Participant { name: text(), origin: text(), ..Default::default() });
        let details = &mut game.details;
        if players.iter().any(|player| *player != Participant::default()) {
            details.players = players.into();
        }
        details.event = text();
        details.round = text();
        details.place = text();
        details.date = text();
        details.comment = text();
        details.other.push(pair("id", &["4"]));
        if let Some(rule) = rule {
            details.other.push(pair("rule", &[rule]));
        }
        if let (None, Some(winner)) = (&game.result, winner) {
            let outcome = Some(if winner == 2 { Outcome::Draw } else { Outcome::Win(Seat::new(winner)) });
            game.result = Some(GameResult { outcome, ending: Ending::Unknown });
        }
        comes_back(Format::Xml, &game);
    }

    #[test]
    fn no_text_makes_it_panic(
        text in "(<|>|/|games|game|database|move|info|h8| |=|'|\"|&|;|id|players|player|!|-|\\[|\\]|CDATA|\\?){0,40}",
        cut in 0..DATABASE.len(),
        bytes in prop::collection::vec(any::<u8>(), 0..20),
    ) {
        let _ = Format::Xml.read(text.as_bytes(), None);
        let _ = Format::Xml.read(format!("<database><games>{text}").as_bytes(), None);
        let _ = Format::Xml.read(&[&DATABASE.as_bytes()[..cut], &bytes, &DATABASE.as_bytes()[cut..]].concat(), None);
    }
}

use boardwright::{Specification, SpecificationError};

/// The rule sets: the name in a specification, how it is written in `RU`, and what else it is called
/// there, in small letters. The openings belong to Renju.
const RULES: [(&str, &str, &[&str]); 6] = [
    ("freestyle", "Freestyle", &["freestyle", "free"]),
    ("standard", "Standard", &["standard"]),
    ("renju", "Renju", &["renju", "rif", "yamaguchi", "soosyrv-8", "taraguchi-10"]),
    ("caro", "Caro", &["caro"]),
    ("caro-standard", "Caro-Standard", &["caro-standard"]),
    ("omok", "Omok", &["omok"]),
];

/// The game that these rules and this size name, where the file names no specification. `given` is
/// what the caller knows.
pub(super) fn game_of(
    rules: Option<&str>,
    size: Option<usize>,
    given: Option<&Specification>,
) -> Result<Specification, SpecificationError> {
    let rules = rules.map(|text| text.trim().to_lowercase());
    let rules = rules.as_deref().and_then(|text| {
        RULES.iter().find(|(_, _, names)| names.contains(&text)).map(|(name, ..)| *name)
    });
    let given = given.filter(|given| is_gomoku(given));
    let size = size.map(|size| size.to_string());
    let Some(base) = given.filter(|given| rules.is_none_or(|rules| rule_of(given) == rules)) else {
        let size = size.or_else(|| given.map(size_text)).unwrap_or_else(|| "15".to_owned());
        return format!("gomoku:size={size},rule={}", rules.unwrap_or("freestyle")).parse();
    };
    let settings: Vec<String> = base
        .values()
        .map(|(parameter, value)| match &size {
            Some(size) if parameter.name == "size" => format!("size={size}"),
            _ => format!("{}={value}", parameter.name),
        })
        .collect();
    format!("gomoku:{}", settings.join(",")).parse()
}

/// Whether it is a game that this format has.
pub(super) fn is_gomoku(game: &Specification) -> bool {
    game.entry().name == "gomoku"
}

/// What `RU` says about the game.
pub(super) fn rules_of(game: &Specification) -> &'static str {
    let rule = rule_of(game);
    RULES.iter().find(|(name, ..)| *name == rule).map_or("", |(_, written, _)| written)
}

/// Rows and columns of the board.
pub(super) fn size_of(game: &Specification) -> usize {
    size_text(game).parse().unwrap_or_default()
}

/// Whether players may draw a position to start from.
pub(super) fn is_free(game: &Specification) -> bool {
    game.value("opening").is_some_and(|opening| opening.to_string() == "free")
}

fn rule_of(game: &Specification) -> String {
    game.value("rule").map(|rule| rule.to_string()).unwrap_or_default()
}

fn size_text(game: &Specification) -> String {
    game.value("size").map(|size| size.to_string()).unwrap_or_default()
}

use boardwright::Specification;
use boardwright_core::Excerpt;

use super::charset::Charset;
use super::game::{game_of, is_gomoku, size_of};
use super::grammar::{Fault, Node};
use super::text::read_simple;

/// The game of the file that was read last, and what names it: the many games of one file are mostly
/// under the same rules.
#[derive(Debug, Default)]
pub(super) struct Known {
    last: Option<(Named, Specification)>,
}

/// What names a game: an exact specification or rules, and the size.
#[derive(Debug, PartialEq, Eq)]
struct Named {
    exact: Option<String>,
    rules: Option<String>,
    size: Option<usize>,
}

/// What the root says before anything else can be read.
#[derive(Debug)]
pub(super) struct Header {
    pub(super) charset: Charset,
    pub(super) game: Specification,
}

impl Header {
    /// Reads the root of a game. `charset` is that of files that do not name one, `given` what the
    /// caller knows about the game, `known` what was read before under the same conditions.
    pub(super) fn read(
        root: &Node<'_>,
        charset: Charset,
        given: Option<&Specification>,
        known: &mut Known,
    ) -> Result<Header, Fault> {
        let charset = match root.property("CA") {
            Some(property) => Charset::named(&property.value()?)?,
            None => charset,
        };
        let header = Root { node: root, charset };
        header.check_version()?;
        header.check_game(given)?;
        let size = header.size()?;
        let (exact, rules) = (header.text("XGAME")?, header.text("RU")?);
        let named = Named {
            exact: exact.as_ref().map(|(_, text)| text.clone()),
            rules: rules.map(|(_, text)| text),
            size: size.map(|(_, size)| size),
        };
        if let Some((_, game)) = known.last.as_ref().filter(|(last, _)| *last == named) {
            return Ok(Header { charset, game: game.clone() });
        }
        let game = match exact {
            Some((at, text)) => header.specification(at, &text, size)?,
            None => {
                let game = game_of(named.rules.as_deref(), named.size, given);
                let at = size.map_or(root.at, |(at, _)| at);
                game.map_err(|error| Fault::at(at, error.to_string()))?
            }
        };
        known.last = Some((named, game.clone()));
        Ok(Header { charset, game })
    }
}

struct Root<'r, 'b> {
    node: &'r Node<'b>,
    charset: Charset,
}

impl Root<'_, '_> {
    /// The one value of a property, and where it is.
    fn text(&self, name: &str) -> Result<Option<(usize, String)>, Fault> {
        let Some(property) = self.node.property(name) else { return Ok(None) };
        let value = property.value()?;
        let text = read_simple(&self.charset.decode(&value)?);
        Ok(Some((value.at, text.trim().to_owned())))
    }

    fn check_version(&self) -> Result<(), Fault> {
        match self.text("FF")? {
            Some((at, text)) if !matches!(text.as_str(), "1" | "2" | "3" | "4") => {
                let message = format!("version {} of SGF is not read: 1 to 4 are", Excerpt(&text));
                Err(Fault::at(at, message))
            }
            _ => Ok(()),
        }
    }

    fn check_game(&self, given: Option<&Specification>) -> Result<(), Fault> {
        let is_given = given.is_some_and(is_gomoku);
        match self.text("GM")? {
            Some((_, number)) if number == "4" => Ok(()),
            _ if is_given => Ok(()),
            Some((at, number)) => {
                let number = Excerpt(&number);
                let message = format!("GM is {number}, another game: Gomoku and Renju are 4");
                Err(Fault::at(at, message))
            }
            None => {
                let message = "there is no GM, which stands for Go: Gomoku and Renju are GM[4]";
                Err(Fault::at(self.node.at, message))
            }
        }
    }

    fn size(&self) -> Result<Option<(usize, usize)>, Fault> {
        let Some((at, text)) = self.text("SZ")? else { return Ok(None) };
        let (columns, rows) = text.split_once(':').unwrap_or((&text, &text));
        // As many digits as any board has cells in a row, so that messages stay short.
        let number = |text: &str| text.parse::<usize>().ok().filter(|_| text.len() <= 4);
        match (number(columns.trim()), number(rows.trim())) {
            (Some(columns), Some(rows)) if columns == rows => Ok(Some((at, columns))),
            (Some(columns), Some(rows)) => {
                let board = format!("a board of {columns} columns and {rows} rows");
                Err(Fault::at(at, format!("{board} is not one of Gomoku, which are square")))
            }
            _ => Err(Fault::at(at, format!("{} is no size of a board", Excerpt(&text)))),
        }
    }

    fn specification(
        &self,
        at: usize,
        text: &str,
        size: Option<(usize, usize)>,
    ) -> Result<Specification, Fault> {
        let game: Specification = text
            .parse()
            .map_err(|error: boardwright::SpecificationError| Fault::at(at, error.to_string()))?;
        if !is_gomoku(&game) {
            let message = format!("XGAME is {}, and GM[4] is gomoku", game.entry().name);
            return Err(Fault::at(at, message));
        }
        match size {
            Some((_, size)) if size != size_of(&game) => {
                let message = format!("SZ is {size}, and XGAME has the size {}", size_of(&game));
                Err(Fault::at(at, message))
            }
            _ => Ok(game),
        }
    }
}

use boardwright_core::{NodeId, Tree};

/// A line of a tree, as the form lists it: a variation is told by the line that it leaves and the
/// ply that it replaces there, so that lists do not nest however deep variations do.
pub(super) struct Line {
    /// The number of the line that it leaves.
    pub(super) of: usize,
    /// The ply of its first move, counted from 1 at the start of the game.
    pub(super) ply: usize,
    pub(super) nodes: Vec<NodeId>,
}

/// The lines of a tree: the main line, then the variations, those of a line in the order of their
/// plies, and after all those of lines before it.
pub(super) fn lines<T>(tree: &Tree<T>) -> Vec<Line> {
    let mut lines = vec![Line { of: 0, ply: 1, nodes: tree.main_line().collect() }];
    let mut of = 0;
    while let Some(line) = lines.get(of) {
        // What stands beside the first move of a variation replaces a move of the line it leaves.
        let skipped = usize::from(of > 0);
        let mut variations = Vec::new();
        for (index, &node) in line.nodes.iter().enumerate().skip(skipped) {
            let mut beside = tree.next_sibling(node);
            while let Some(first) = beside {
                let nodes = std::iter::once(first).chain(tree.line_from(first)).collect();
                variations.push(Line { of, ply: line.ply + index, nodes });
                beside = tree.next_sibling(first);
            }
        }
        lines.append(&mut variations);
        of += 1;
    }
    lines
}

use alloc::vec::Vec;
use core::fmt;

/// Lines of play that branch: what an analysis board shows and a file of variations holds.
///
/// Below the root, where the game starts, every node carries one step. The first child of a node
/// continues its line; the others are variations, in the order in which they were added.
///
/// Nodes lie in one list and refer to each other by number, so a line of any length is walked,
/// compared and dropped without recursion.
///
/// ```
/// use boardwright_core::{NodeId, Tree};
///
/// let mut tree = Tree::new();
/// let d = tree.add(NodeId::ROOT, "d");
/// let c = tree.add(d, "c");
/// let e = tree.add(d, "e");
/// assert_eq!(tree.main_line().collect::<Vec<_>>(), [d, c]);
/// tree.promote(e);
/// assert_eq!(tree.main_line().map(|node| tree[node]).collect::<Vec<_>>(), ["d", "e"]);
/// ```
#[derive(Clone)]
pub struct Tree<T> {
    nodes: Vec<Node<T>>,
    root: Links,
    removed: usize,
}

/// One node of a [`Tree`]. It stays valid until the node is removed, and means nothing in another
/// tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of every line.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }

    /// A link as an option. The root follows no node, so a link to it says that there is none:
    /// that halves the links of a tree with millions of nodes.
    const fn linked(self) -> Option<NodeId> {
        if self.0 == 0 { None } else { Some(self) }
    }
}

#[derive(Clone)]
struct Node<T> {
    step: T,
    parent: NodeId,
    next: NodeId,
    links: Links,
}

#[derive(Clone, Copy)]
struct Links {
    first: NodeId,
    last: NodeId,
}

impl Links {
    const NONE: Links = Links { first: NodeId::ROOT, last: NodeId::ROOT };
}

impl<T> Tree<T> {
    /// A tree with nothing but its root.
    pub const fn new() -> Tree<T> {
        Tree { nodes: Vec::new(), root: Links::NONE, removed: 0 }
    }

    /// How many nodes there are below the root.
    pub fn len(&self) -> usize {
        self.nodes.len() - self.removed
    }

    /// Whether there is nothing below the root.
    pub fn is_empty(&self) -> bool {
        self.root.first.linked().is_none()
    }

    /// Adds a node after the other children of `parent`.
    ///
    /// # Panics
    ///
    /// If the tree would have more than 2^32 - 1 nodes.
    pub fn add(&mut self, parent: NodeId, step: T) -> NodeId {
        let number = u32::try_from(self.nodes.len() + 1).expect("a tree has fewer nodes");
        let node = NodeId(number);
        self.nodes.push(Node { step, parent, next: NodeId::ROOT, links: Links::NONE });
        self.append(parent, node);
        node
    }

    /// The step that leads to `node`; `None` for the root.
    pub fn get(&self, node: NodeId) -> Option<&T> {
        Some(&self.nodes[node.index()?].step)
    }

    /// The step that leads to `node`, to be changed; `None` for the root.
    pub fn get_mut(&mut self, node: NodeId) -> Option<&mut T> {
        Some(&mut self.nodes[node.index()?].step)
    }

    /// The node before `node`; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.nodes[node.index()?].parent)
    }

    /// The nodes that follow `node`: the one that continues its line, then the variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.first_child(node), |&child| self.next_sibling(child))
    }

    /// The node that continues the line of `node`, if it goes on.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.links(node).first.linked()
    }

    /// The next variation beside `node`, if there is one.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()?].next.linked()
    }

    /// The nodes of the main line, from the first step on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_from(NodeId::ROOT)
    }

    /// The nodes that follow `node` when no variation is entered, without `node` itself.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.first_child(node), |&child| self.first_child(child))
    }

    /// The nodes from the first step to `node`, which is the last of them; none for the root.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = core::iter::successors(Some(node), |&node| self.parent(node))
            .filter(|&node| node != NodeId::ROOT)
            .collect();
        path.reverse();
        path
    }

    /// Every node below the root, each before the nodes that follow it, lines before their
    /// variations.
    pub fn walk(&self) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.first_child(NodeId::ROOT), |&node| self.after(node))
    }

    /// Makes `node` the continuation of its line. The root stays where it is.
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        self.detach(parent, node);
        let first = self.links(parent).first;
        self.set_next(node, first);
        let links = self.links_mut(parent);
        links.first = node;
        if links.last == NodeId::ROOT {
            links.last = node;
        }
    }

    /// Removes `node` and everything that follows it. The root cannot be removed; what follows it
    /// can, with [`Tree::new`].
    pub fn remove(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        let mut below = 1_usize;
        let mut at = self.first_child(node);
        while let Some(next) = at {
            below += 1;
            at = self.after_within(next, node);
        }
        self.removed += below;
        self.detach(parent, node);
    }

    fn links(&self, node: NodeId) -> Links {
        node.index().map_or(self.root, |index| self.nodes[index].links)
    }

    fn links_mut(&mut self, node: NodeId) -> &mut Links {
        match node.index() {
            Some(index) => &mut self.nodes[index].links,
            None => &mut self.root,
        }
    }

    fn set_next(&mut self, node: NodeId, next: NodeId) {
        if let Some(index) = node.index() {
            self.nodes[index].next = next;
        }
    }

    /// The node after `node` in the order of [`walk`](Tree::walk).
    fn after(&self, node: NodeId) -> Option<NodeId> {
        self.after_within(node, NodeId::ROOT)
    }

    fn after_within(&self, node: NodeId, top: NodeId) -> Option<NodeId> {
        if let Some(child) = self.first_child(node) {
            return Some(child);
        }
        let mut at = node;
        while at != top {
            if let Some(sibling) = self.next_sibling(at) {
                return Some(sibling);
            }
            at = self.parent(at)?;
        }
        None
    }

    fn append(&mut self, parent: NodeId, node: NodeId) {
        match self.links(parent).last.linked() {
            Some(last) => self.set_next(last, node),
            None => self.links_mut(parent).first = node,
        }
        self.links_mut(parent).last = node;
    }

    fn detach(&mut self, parent: NodeId, node: NodeId) {
        let next = self.next_sibling(node).unwrap_or(NodeId::ROOT);
        let before = self.children(parent).take_while(|&child| child != node).last();
        match before {
            Some(before) => self.set_next(before, next),
            None => self.links_mut(parent).first = next,
        }
        if next == NodeId::ROOT {
            self.links_mut(parent).last = before.unwrap_or(NodeId::ROOT);
        }
    }
}

impl<T> Default for Tree<T> {
    fn default() -> Tree<T> {
        Tree::new()
    }
}

/// The step that leads to a node.
///
/// # Panics
///
/// Indexing by the root panics: no step leads to it.
impl<T> core::ops::Index<NodeId> for Tree<T> {
    type Output = T;

    fn index(&self, node: NodeId) -> &T {
        self.get(node).expect("no step leads to the root")
    }
}

/// Equal trees have equal lines in the same order, whatever the order in which they were built.
impl<T: PartialEq> PartialEq for Tree<T> {
    fn eq(&self, other: &Tree<T>) -> bool {
        let mut theirs = other.walk();
        // Where each node is shown together with how many siblings follow, lists tell trees apart.
        self.len() == other.len()
            && self.walk().all(|node| {
                theirs.next().is_some_and(|their| {
                    self[node] == other[their]
                        && self.next_sibling(node).is_some() == other.next_sibling(their).is_some()
                        && self.first_child(node).is_some() == other.first_child(their).is_some()
                })
            })
    }
}

impl<T: Eq> Eq for Tree<T> {}

/// A list of every node: its number, that of the node before it, and the step.
impl<T: fmt::Debug> fmt::Debug for Tree<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.walk().map(|node| (node.0, self.parent(node).map(|p| p.0), &self[node])))
            .finish()
    }
}

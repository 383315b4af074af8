//! Lines that branch, beside a twin that nests lists.

use boardwright_core::{NodeId, Tree};
use proptest::prelude::*;

/// A tree as lists in lists.
#[derive(Debug, Clone, PartialEq)]
struct Nested(u8, Vec<Nested>);

fn nested(tree: &Tree<u8>, node: NodeId) -> Vec<Nested> {
    tree.children(node).map(|child| Nested(tree[child], nested(tree, child))).collect()
}

/// The list in which `path` (a choice of child a level) ends.
fn list_at<'n>(mut list: &'n mut Vec<Nested>, path: &[usize]) -> &'n mut Vec<Nested> {
    for &child in path {
        list = &mut list[child].1;
    }
    list
}

/// The choices that lead to a node.
fn choices(tree: &Tree<u8>, node: NodeId) -> Vec<usize> {
    tree.path(node)
        .into_iter()
        .map(|node| {
            let parent = tree.parent(node).expect("it is below the root");
            tree.children(parent).position(|child| child == node).expect("it is there")
        })
        .collect()
}

fn flat(list: &[Nested], out: &mut Vec<u8>) {
    for Nested(step, below) in list {
        out.push(*step);
        flat(below, out);
    }
}

proptest! {
    /// Whatever is added, promoted and removed, the tree is what the nested lists are.
    #[test]
    fn equals_nested_lists(actions in prop::collection::vec((0_u8..8, any::<prop::sample::Index>(), any::<u8>()), 1..60)) {
        let mut tree = Tree::new();
        let mut twin = Vec::new();
        for (action, at, step) in actions {
            let nodes: Vec<_> = std::iter::once(NodeId::ROOT).chain(tree.walk()).collect();
            let node = *at.get(&nodes);
            let path = choices(&tree, node);
            match (action, path.split_last()) {
                (6, Some((&child, before))) => {
                    tree.promote(node);
                    let list = list_at(&mut twin, before);
                    let moved = list.remove(child);
                    list.insert(0, moved);
                }
                (7, Some((&child, before))) => {
                    tree.remove(node);
                    list_at(&mut twin, before).remove(child);
                }
                _ => {
                    tree.add(node, step);
                    list_at(&mut twin, &path).push(Nested(step, Vec::new()));
                }
            }
            prop_assert_eq!(&nested(&tree, NodeId::ROOT), &twin);
        }
        let mut steps = Vec::new();
        flat(&twin, &mut steps);
        prop_assert_eq!(tree.walk().map(|node| tree[node]).collect::<Vec<_>>(), steps);
        prop_assert_eq!(tree.walk().count(), tree.len());
    }
}

/// Built in another order, with other numbers, the same lines are equal; other lines are not.
#[test]
fn equality_reads_the_lines() {
    let mut first = Tree::new();
    let a = first.add(NodeId::ROOT, 'a');
    first.add(a, 'b');
    first.add(NodeId::ROOT, 'c');

    let mut second = Tree::new();
    let c = second.add(NodeId::ROOT, 'c');
    let a = second.add(NodeId::ROOT, 'a');
    second.add(a, 'b');
    assert_ne!(first, second);
    second.promote(a);
    assert_eq!(first, second);
    second.promote(c);
    assert_ne!(first, second);

    let mut chain = Tree::new();
    let a = chain.add(NodeId::ROOT, 'a');
    let b = chain.add(a, 'b');
    chain.add(b, 'c');
    assert_ne!(first, chain);
}

/// A million steps one after the other are walked, compared and dropped.
#[test]
fn long_lines_do_not_recurse() {
    let mut tree = Tree::new();
    let mut node = NodeId::ROOT;
    for step in 0..1_000_000_u32 {
        node = tree.add(node, step);
    }
    assert_eq!(tree.clone(), tree);
    assert_eq!(tree.path(node).len(), 1_000_000);
    tree.remove(tree.first_child(NodeId::ROOT).expect("it is long"));
    assert!(tree.is_empty());
    assert_eq!(tree.len(), 0);
}

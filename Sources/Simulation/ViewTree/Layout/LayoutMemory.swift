import Layout

/// What a node was laid out as: it stays until the node changes, and with it all that the layout
/// remembers of its items.
struct LayoutMemory {
  var pieces: Pieces
  /// What was in it, when its own items were made of that.
  var content: [LayoutItem] = []
  /// What a modifier added.
  var added: [LayoutItem] = []
  /// What was written before that.
  var heading: LayoutItem?
}

/// Whether what is laid out for a node is what it describes now.
enum LayoutFreshness: Comparable {
  case current
  /// Something inside has changed.
  case changedBelow
  case changed
}

extension Node {
  /// It is described otherwise, or has other children: its items are made again.
  func layoutHasChanged() {
    guard !absorbsLayoutChanges else { return }
    layoutFreshness = .changed
    var outer = parent
    // What covers a part of the screen may be presented from inside what it covers, which nobody
    // lays out meanwhile.
    var isPresented = (self as? StageNode)?.isDetached ?? false
    while let node = outer {
      if node.absorbsLayoutChanges { return }
      if node.layoutFreshness == .current {
        node.layoutFreshness = .changedBelow
      } else if !isPresented {
        return
      }
      isPresented = isPresented || (node as? StageNode)?.isDetached ?? false
      outer = node.parent
    }
  }

  /// Something that holds for everything inside is another: a direction, a style.
  func layoutHasChangedBelow() {
    layoutHasChanged()
    walk { $0.layoutFreshness = .changed }
  }
}

/// What modifiers on a view say to the container around it, from the inside to the outside.
final class WishList {
  private var wishes: [(modifier: Int, write: (inout LayoutTraits) -> Void)] = []

  /// What the modifier of that number says, in the place of what it said before.
  func set(_ modifier: Int, _ write: @escaping (inout LayoutTraits) -> Void) {
    if let index = wishes.firstIndex(where: { $0.modifier == modifier }) {
      wishes[index].write = write
    } else {
      wishes.append((modifier, write))
    }
  }

  var traits: LayoutTraits {
    wishes.reduce(into: LayoutTraits()) { $1.write(&$0) }
  }
}

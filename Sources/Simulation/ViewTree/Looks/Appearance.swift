import Drawing
import Layout

/// What an item of the layout looks like: said by the homes that made the item, asked for when it is
/// drawn.
final class Appearance {
  /// From the innermost to the outermost: a button's label may be its only item.
  fileprivate(set) var layers: [AppearanceLayer]
  /// Marks around it, in the room of its margin.
  fileprivate(set) var marks: [(node: Node, look: AppearanceLayer.Making)] = []
  /// Nothing of what stands in it is seen outside of it.
  fileprivate(set) var clips = false
  /// The first of its items is drawn last: a background.
  fileprivate(set) var isReversed = false
  /// What modifiers on it say to the container around it.
  let wishes: WishList

  fileprivate init(_ node: Node, wishes: WishList = WishList()) {
    layers = [AppearanceLayer(node: node)]
    self.wishes = wishes
  }

  /// Whose item it is first of all.
  var node: Node { layers[0].node }
}

/// How an item looks as what one node made of it.
struct AppearanceLayer {
  /// Nothing where there is nothing to be seen.
  typealias Making = (DrawnPlace) throws -> Look?

  let node: Node
  /// What is drawn before what stands in it, and what after.
  fileprivate(set) var behind: [Making] = []
  fileprivate(set) var front: [(look: Making, part: Part)] = []

  /// The part of its frame in which something stands: a bar.
  typealias Part = (Rectangle) -> Rectangle
}

/// Where something is drawn, for those who say how it looks.
struct DrawnPlace {
  /// What modifiers around it say.
  let dress: Dress
  /// Where it stands, in points.
  let frame: Rectangle
  /// Its item as it is drawn, with those inside of it.
  let item: LayoutItem
  /// Y62: whether it is read from right to left.
  let isMirrored: Bool
}

extension LayoutItem {
  /// Who says how it looks; nil if nobody does.
  var appearance: Appearance? { owner as? Appearance }

  /// It is what is laid out for a node.
  func stands(for node: Node) {
    if owner == nil { owner = Appearance(node) }
  }

  /// What a node has it say to the container around it.
  func says(for node: Node, _ write: @escaping (inout LayoutTraits) -> Void) {
    stands(for: node)
    guard let wishes = appearance?.wishes else { return }
    wishes.set(node.number, write)
    traits = wishes.traits
  }

  /// What a node said of it is to be said anew.
  func undress(for node: Node) {
    // The node is that of a layer: it is asked before they change.
    let own = appearance?.node
    appearance?.layers.removeAll { $0.node === node && $0.node !== own }
    appearance?.marks.removeAll { $0.node === node }
  }

  /// It was made anew, and what is around it, which was not, said something of it before.
  func putOn(_ worn: Appearance) {
    guard let made = appearance, made !== worn else { return }
    let known = Set(made.layers.map { ObjectIdentifier($0.node) })
    let whole = Appearance(made.node, wishes: worn.wishes)
    whole.clips = made.clips
    whole.isReversed = made.isReversed
    whole.layers = made.layers + worn.layers.filter { !known.contains(ObjectIdentifier($0.node)) }
    whole.marks =
      made.marks + worn.marks.filter { mark in !made.marks.contains { $0.node === mark.node } }
    owner = whole
  }

  private func change(_ node: Node, _ change: (inout AppearanceLayer) -> Void) {
    let known = appearance ?? Appearance(node)
    owner = known
    if known.layers.last?.node !== node { known.layers.append(AppearanceLayer(node: node)) }
    change(&known.layers[known.layers.count - 1])
  }

  /// Says how it looks behind what stands in it.
  @discardableResult
  func drawn(for node: Node, as look: @escaping AppearanceLayer.Making) -> LayoutItem {
    change(node) { $0.behind.append(look) }
    return self
  }

  /// Says what is drawn over what stands in it.
  ///
  /// - Parameter part: Where in its frame.
  @discardableResult
  func drawnOver(
    for node: Node, in part: @escaping AppearanceLayer.Part = { $0 },
    as look: @escaping AppearanceLayer.Making
  ) -> LayoutItem {
    change(node) { $0.front.append((look, part)) }
    return self
  }

  /// Nothing of what stands in it is seen outside of it.
  @discardableResult
  func clipping(for node: Node) -> LayoutItem {
    stands(for: node)
    appearance?.clips = true
    return self
  }

  /// What it holds first is drawn last.
  @discardableResult
  func drawnFromBehind(for node: Node) -> LayoutItem {
    stands(for: node)
    appearance?.isReversed = true
    return self
  }

  /// Marks stand around it, in room of their own.
  @discardableResult
  func marked(
    for node: Node, in margin: EdgeInsets, as look: @escaping AppearanceLayer.Making
  ) -> LayoutItem {
    stands(for: node)
    drawnMargin = drawnMargin.map { $0.union(margin) } ?? margin
    appearance?.marks.append((node, look))
    return self
  }
}

extension EdgeInsets {
  /// The larger one on each side.
  fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

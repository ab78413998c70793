import Guides
import Simulation

/// How the sizes on a screen come about, in sentences that name the line and the numbers.
struct LayoutSums {
  private static let mostSentences = 2
  private static let mostChildren = 5

  let tree: LaidOutView

  /// - Parameter places: Views and modifiers that are to be told of first; others only if none of
  ///   them is there.
  func sentences(about places: Set<String> = []) -> [String] {
    var told: [(view: String, sentence: String)] = []
    // From the inside to the outside: so it is reckoned.
    func visit(_ view: LaidOutView) {
      view.children.forEach(visit)
      if let sentence = sum(view), !told.contains(where: { $0.sentence == sentence }) {
        told.append((view.view, sentence))
      }
    }
    visit(tree)
    let wanted = told.filter { places.contains($0.view) }
    return (wanted.isEmpty ? told : wanted).prefix(Self.mostSentences).map(\.sentence)
  }

  /// What is reckoned by who forgets the outermost padding, or the gaps of the outermost stack.
  var parts: [(measure: String, reason: String)] {
    var parts: [(measure: String, reason: String)] = []
    var view = tree
    while true {
      if view.view == ".padding", let inner = view.children.first, let sum = padding(view) {
        parts.append((size(inner.frame), "That is without the padding. " + sum))
      }
      if let container = view.container, [.column, .row].contains(container),
        let sum = stack(view, isVertical: container == .column)
      {
        let isVertical = container == .column
        let lengths = view.children.map { isVertical ? $0.frame.height : $0.frame.width }
        var frame = view.frame
        if isVertical {
          frame.height = lengths.reduce(0, +)
        } else {
          frame.width = lengths.reduce(0, +)
        }
        parts.append((size(frame), "That is without the gaps. " + sum))
      }
      guard view.children.count == 1 else { return parts }
      view = view.children[0]
    }
  }

  /// The innermost view that takes all of what the root was offered; nil if none does, or if it is
  /// as large only for what stands in it.
  var filler: String? {
    var found: LaidOutView?
    func visit(_ view: LaidOutView) {
      guard view.frame.width == tree.frame.width, view.frame.height == tree.frame.height else {
        return
      }
      if view.instance == nil, view.view.first?.isUppercase == true { found = view }
      view.children.forEach(visit)
    }
    visit(tree)
    return found.flatMap { $0.view.hasSuffix("Stack") ? nil : named($0) }
  }

  private func sum(_ view: LaidOutView) -> String? {
    switch (view.view, view.container) {
    case (".padding", _): padding(view)
    case (".frame", _): frame(view)
    case (_, .column): stack(view, isVertical: true)
    case (_, .row): stack(view, isVertical: false)
    case (_, .pile): layers(view)
    default: nil
    }
  }

  private func padding(_ view: LaidOutView) -> String? {
    guard view.children.count == 1, let inner = view.children.first?.frame else { return nil }
    let outer = view.frame
    let sides = [
      inner.y - outer.y, inner.x - outer.x,
      outer.y + outer.height - inner.y - inner.height,
      outer.x + outer.width - inner.x - inner.width,
    ].map(Self.words)
    guard sides.contains(where: { $0 != "0" }) else { return nil }
    let added =
      switch (sides[0] == sides[2], sides[1] == sides[3]) {
      case (true, true) where sides[0] == sides[1]: "\(sides[0]) on each side"
      case (true, true):
        [
          sides[0] == "0" ? nil : "\(sides[0]) above and below",
          sides[1] == "0" ? nil : "\(sides[1]) at the left and the right",
        ].compactMap(\.self).joined(separator: " and ")
      default: "\(sides[0]) above, \(sides[3]) right, \(sides[2]) below, \(sides[1]) left"
      }
    return "\(named(view)) adds \(added): \(size(inner)) becomes \(size(outer))."
  }

  private func frame(_ view: LaidOutView) -> String? {
    guard view.children.count == 1, let inner = view.children.first?.frame,
      size(inner) != size(view.frame)
    else { return nil }
    return "\(named(view)) is \(size(view.frame)); what stands in it has \(size(inner)) of that."
  }

  private func stack(_ view: LaidOutView, isVertical: Bool) -> String? {
    guard (2...Self.mostChildren).contains(view.children.count) else { return nil }
    let frames = view.children.map(\.frame)
    let along = frames.map { isVertical ? $0.height : $0.width }
    let across = frames.map { isVertical ? $0.width : $0.height }
    let length = isVertical ? view.frame.height : view.frame.width
    let breadth = isVertical ? view.frame.width : view.frame.height
    let gaps = length - along.reduce(0, +)
    guard gaps >= -0.5, let largest = across.max(), abs(largest - breadth) <= 0.5 else {
      return nil
    }
    let parts = along.map(Self.words).joined(separator: " + ")
    let room = Self.words(gaps) == "0" ? "" : ", with \(Self.words(gaps)) of gaps"
    return "\(named(view)) has \(parts)\(room): \(Self.words(length)) "
      + (isVertical
        ? "high, and is as wide as its widest: " : "wide, and is as high as its highest: ")
      + "\(Self.words(breadth))."
  }

  private func layers(_ view: LaidOutView) -> String? {
    guard (2...Self.mostChildren).contains(view.children.count), let back = view.children.first,
      let front = view.children.last
    else { return nil }
    return "\(named(view)) lays \(named(back)) furthest back and \(named(front)) in front."
  }

  /// `` `.padding` in line 4 ``
  private func named(_ view: LaidOutView) -> String {
    let name = MarkdownEscapes.code(view.instance ?? view.view)
    // The line of a modifier is that of what it is put on.
    return name + (view.view.hasPrefix(".") ? "" : view.line.map { " in line \($0)" } ?? "")
  }

  private func size(_ frame: LaidOutFrame) -> String {
    "\(Self.words(frame.width)) x \(Self.words(frame.height))"
  }

  private static func words(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    guard tenths.isFinite, abs(tenths) < 1_000_000 else { return "endless" }
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

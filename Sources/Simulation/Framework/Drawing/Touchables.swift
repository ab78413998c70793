import Drawing

/// Something on a drawn screen that a person can touch.
public struct Touchable: Sendable, Equatable {
  /// The event, as ``Screen/availableEvents`` has it; with `…` where a text is typed.
  public var event: String
  /// Where it is drawn, in points.
  public var frame: Area
  /// What stands in it, if somebody can type there.
  public var text: String?

  /// The event that types a text into it.
  public func typing(_ text: String) -> String {
    event.replacing("\"…\"", with: Event.quoted(text), maxReplacements: 1)
  }
}

extension Screen {
  /// What can be touched of what is drawn, in the order of reading. What is drawn nowhere, such as an
  /// item of a closed menu, is left out.
  public func touchables(in scene: Scene) -> [Touchable] {
    let things = Dictionary(grouping: scene.things, by: \.identity.number)
    var found: [Touchable] = []
    for (node, event) in tree.numberedOffers {
      var parts: [Thing] = []
      node.walk { parts += things[$0.number] ?? [] }
      let seen = parts.map { thing in thing.clip.map(thing.frame.intersection) ?? thing.frame }
        .filter { $0.width > 0 && $0.height > 0 }
      guard let first = seen.first else { continue }
      let frame = seen.dropFirst().reduce(first) { $0.union($1) }
      let text = parts.lazy.compactMap { $0.look.typedText }.first
      found.append(
        Touchable(event: event, frame: frame, text: event.contains("\"…\"") ? text ?? "" : nil))
    }
    return found.sorted {
      abs($0.frame.y - $1.frame.y) < 10 ? $0.frame.x < $1.frame.x : $0.frame.y < $1.frame.y
    }
  }
}

extension Look {
  fileprivate var typedText: String? {
    if case .field(let field) = self { field.text } else { nil }
  }
}

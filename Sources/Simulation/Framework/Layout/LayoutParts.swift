import Layout

/// What several homes are made of.
extension LayoutBuilder {
  /// What a control says of itself: its title, or the views of its label.
  func label(of node: FrameworkNode, _ content: Pieces) throws -> LayoutItem {
    guard content.items.isEmpty, let title = node.view.title else {
      return one(content.items, along: .horizontal)
    }
    guard case .string(let symbol)? = node.view.arguments["systemImage"], !symbol.isEmpty else {
      return LayoutItem(try words(title, at: node))
    }
    let parts = [icon(symbol, of: node), LayoutItem(try words(title, at: node))]
    return one(node.shownParts(of: parts), along: .horizontal)
  }

  /// What the source says for one of several builders, side by side; nil where it says nothing.
  func part(_ name: String, of node: FrameworkNode) throws -> LayoutItem? {
    let items = try pieces(of: node.children(named: name)).items
    return items.isEmpty ? nil : one(items, along: .horizontal)
  }

  /// What shows how far something is, between what stands at its ends.
  func scale(_ bar: LayoutItem, of node: FrameworkNode) throws -> LayoutItem {
    let (least, most) = (
      try part("minimumValueLabel", of: node), try part("maximumValueLabel", of: node)
    )
    guard least != nil || most != nil else { return bar }
    return LayoutItem(Stack.horizontal(.middle), [least, bar, most].compactMap(\.self))
  }

  /// The symbol of a label, by its name.
  func icon(_ symbol: String, of node: Node) -> LayoutItem {
    LayoutItem(OwnSize(Picture.symbol, rests: .image)).drawn(for: node) {
      .symbol(symbol, $0.dress.foreground)
    }
  }

  /// A label, and something at the other end of the line.
  func line(_ label: LayoutItem, _ control: LayoutItem) -> LayoutItem {
    LayoutItem(
      Stack.horizontal(.middle),
      [label, LayoutItem(Spacer(minimum: nil)), control])
  }

  /// A control with its label before it, unless something around it hides that.
  func line(
    of node: FrameworkNode, _ label: @autoclosure () throws -> LayoutItem, _ control: LayoutItem
  ) rethrows -> LayoutItem {
    node.hidesLabel ? control : line(try label(), control)
  }

  /// What fills the screen, parts of which bars cover.
  func screen(_ content: Pieces, covered: EdgeInsets) -> LayoutItem {
    let limits = FlexibleFrame.Limits(least: 0, most: .infinity)
    let all = LayoutItem(FlexibleFrame(width: limits, height: limits), [one(content.items)])
    return LayoutItem(SafeAreaPadding(covered, rests: .metrics, rule: .y73), [all])
  }
}

extension FrameworkNode {
  /// Of the icon and the title of a label what `labelStyle` shows.
  func shownParts<Part>(of parts: [Part]) -> [Part] {
    guard parts.count == 2 else { return parts }
    let style = nearest(ModifierNode.self) { $0.modifier.name == "labelStyle" }
    switch style?.modifier.firstStyle?.lastName.lowercased().prefix(8) {
    case "icononly": return [parts[0]]
    case "titleonl": return [parts[1]]
    default: return parts
    }
  }

  /// What the source says for one of several builders.
  func children(named name: String) -> [Node] {
    let names = view.contentNames
    guard names.count == children.count else { return [] }
    return zip(names, children).filter { $0.0 == name }.map(\.1)
  }

  /// Whether something around it says `labelsHidden()`.
  var hidesLabel: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "labelsHidden" } != nil
  }
}

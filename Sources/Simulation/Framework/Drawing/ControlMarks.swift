import Cells
import Drawing
import Layout

extension LayoutBuilder {
  /// What is put around the label of a control: it says what can be touched. Without words in the
  /// label there is nothing around it.
  func bracketed(
    _ label: LayoutItem, of node: FrameworkNode, _ kind: () -> Brackets.Kind
  ) -> LayoutItem {
    guard node.hasWords else { return label }
    let kind = kind()
    let room = Brackets(kind).columns
    let cell = Metrics.usual.cell.width
    return label.marked(
      for: node,
      in: EdgeInsets(leading: Double(room.before) * cell, trailing: Double(room.after) * cell)
    ) { place in
      let isEnabled = node.isEnabled
      return .brackets(
        Brackets(isEnabled || kind == .menu ? kind : .disabled, tint: place.dress.accent))
    }
  }
}

extension FrameworkNode {
  /// The value of its binding, read without becoming a dependency.
  var boundValue: Value? {
    binding.flatMap { binding in
      (try? tree.withoutTracking { try tree.peek(binding) }).map(tree.evaluator.unwrapped)
    }
  }

  /// Whether it answers to a person.
  fileprivate var isEnabled: Bool {
    let value = try? tree.withoutTracking {
      try tree.environmentSource(named: "isEnabled", at: self).value
    }
    return value != .boolean(false)
  }

  fileprivate var hasWords: Bool {
    view.title != nil || !shownTexts(withImages: false).isEmpty
  }

  /// Whether a style puts it before the others.
  var hasProminentStyle: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "buttonStyle" }?.modifier
      .arguments["style"]?.lastName.lowercased().contains("prominent") ?? false
  }

  /// Whether a border stands around it, as its style says.
  var hasBorder: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "buttonStyle" }?.modifier
      .arguments["style"]?.lastName.lowercased().contains("bordered") ?? false
  }

  /// Whether it stands in a list or a form.
  var isInList: Bool {
    nearest(FrameworkNode.self) { $0.behavior.rowRole == .list } != nil
  }

  /// Whether it is all that stands in a row of a list.
  var isRowOfList: Bool {
    var outer = parent
    while let node = outer {
      if let container = node as? FrameworkNode {
        guard container.behavior.rowRole == .list else {
          guard container.behavior.rowRole == .section else { return false }
          outer = node.parent
          continue
        }
        return true
      }
      outer = node.parent
    }
    return false
  }
}

extension Size {
  /// So many columns of one row.
  static func cells(_ columns: Int) -> Size {
    Size(
      width: Double(columns) * Metrics.usual.cell.width, height: Metrics.usual.cell.height)
  }
}

extension Dress {
  /// A shape as modifiers around it say: filled, or drawn as a line.
  ///
  /// - Parameter own: The colour that it is itself, if it is one.
  func shape(_ outline: Outline, _ own: Tint?, in size: Size) -> Look? {
    guard trim == nil else {
      return path(outline.path(width: size.width, height: size.height))
    }
    switch paint {
    case .shaded(let gradient)?: return .gradient(outline, gradient.seen(opacity))
    case .stroked(let tint)?: return .stroked(outline, (tint ?? foreground).map(seen))
    case .filled(let tint)?: return .filled(outline, seen(tint))
    case nil: return .filled(outline, seen(own ?? foreground ?? ink))
    }
  }

  /// Lines and curves of the program, as modifiers around them say.
  func path(_ whole: PathOutline) -> Look {
    let outline = trim.map { whole.trimmed(from: $0.start, to: $0.end) } ?? whole
    switch paint {
    case .stroked(let tint)?:
      return .path(
        DrawnPath(outline, .stroked((tint ?? foreground).map(seen), width: lineWidth)))
    case .filled(let tint)?: return .path(DrawnPath(outline, .filled(seen(tint))))
    case .shaded(let gradient)?:
      return .path(DrawnPath(outline, .filled(seen(gradient.stops.first?.tint ?? .black))))
    case nil: return .path(DrawnPath(outline, .filled(seen(foreground ?? .black))))
    }
  }
}

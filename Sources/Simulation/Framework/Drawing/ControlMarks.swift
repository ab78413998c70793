import Cells
import Drawing
import Layout

extension LayoutBuilder {
  /// What is put around the label of a control: it says what can be touched. Without words in the
  /// label there is nothing around it.
  func bracketed(_ label: LayoutItem, of node: FrameworkNode) -> LayoutItem {
    guard node.hasWords else { return label }
    let room = Brackets(node.behavior.brackets(of: node)).columns
    let cell = Metrics.usual.cell.width
    return label.marked(
      for: node,
      in: EdgeInsets(leading: Double(room.before) * cell, trailing: Double(room.after) * cell)
    ) { place in
      .brackets(Brackets(node.brackets, tint: place.dress.accent))
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

  /// What stands around its label now.
  var brackets: Brackets.Kind {
    let kind = behavior.brackets(of: self)
    return isEnabled || kind == .menu ? kind : .disabled
  }

  /// Whether it answers to a person.
  fileprivate var isEnabled: Bool {
    let value = try? tree.withoutTracking {
      try tree.environmentSource(named: "isEnabled", at: self).value
    }
    return value != .boolean(false)
  }

  /// Whether anything is read in its label.
  var hasWords: Bool {
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
    layers(in: size) { shape(outline, own, $0, in: size) }
  }

  /// What each coat makes of a shape, one upon the other.
  private func layers(in size: Size, _ look: (Coat) -> Look) -> Look {
    guard coats.count > 1 else { return look(coats.first ?? Coat()) }
    let whole = Area(x: 0, y: 0, width: size.width, height: size.height)
    return .parts(
      coats.flatMap { coat -> [LookPart] in
        let drawn = look(coat)
        if case .parts(let parts) = drawn { return parts }
        return [LookPart(drawn, in: whole)]
      })
  }

  private func shape(_ outline: Outline, _ own: Tint?, _ coat: Coat, in size: Size) -> Look {
    let inset = inset(of: coat)
    guard isAsItStands(coat) else {
      return path(outline.path(in: size, inset: inset), coat, in: size)
    }
    let look = shape(inset > 0 ? outline.inside(by: inset) : outline, own, coat)
    guard inset > 0 else { return look }
    let inner = Area(
      x: inset, y: inset, width: max(0, size.width - 2 * inset),
      height: max(0, size.height - 2 * inset))
    return .parts([LookPart(look, in: inner)])
  }

  /// A shape that fills its frame.
  private func shape(_ outline: Outline, _ own: Tint?, _ coat: Coat) -> Look {
    switch coat.paint {
    case .shaded(let gradient)?: .gradient(outline, gradient.seen(opacity))
    case .stroked(let tint)? where !coat.dashes.isEmpty:
      .dashed(outline, (tint ?? foreground).map(seen), lengths: coat.dashes)
    case .stroked(let tint)?: .stroked(outline, (tint ?? foreground).map(seen))
    case .filled(let tint)?: .filled(outline, seen(tint))
    case nil: .filled(outline, seen(own ?? foreground ?? ink))
    }
  }

  /// Whether a shape is drawn as a line or a ground of its frame, or of one inside of that.
  private func isAsItStands(_ coat: Coat) -> Bool {
    if case .stroked? = coat.paint, coat.lineWidth >= Metrics.usual.cell.width { return false }
    return lineChanges.allSatisfy { if case .inset = $0 { true } else { false } }
  }

  /// How far inside of its frame a shape is drawn. Half of a thin line is nothing to be seen.
  private func inset(of coat: Coat) -> Double {
    let whole = lineChanges.reduce(coat.inset) { sum, change in
      if case .inset(let length) = change { sum + length } else { sum }
    }
    return abs(whole) < Metrics.usual.cell.width / 2 ? 0 : whole
  }

  /// Lines and curves of the program, as modifiers around them say.
  func path(_ whole: PathOutline, in size: Size) -> Look {
    layers(in: size) { path(whole, $0, in: size) }
  }

  private func path(_ whole: PathOutline, _ coat: Coat, in size: Size) -> Look {
    let outline = lineChanges.reduce(whole) { $0.reshaped($1, in: size) }
    switch coat.paint {
    case .stroked(let tint)?:
      return .path(
        DrawnPath(outline, .stroked((tint ?? foreground).map(seen), width: coat.lineWidth)))
    case .filled(let tint)?: return .path(DrawnPath(outline, .filled(seen(tint))))
    case .shaded(let gradient)?:
      return .path(DrawnPath(outline, .filled(seen(gradient.stops.first?.tint ?? .black))))
    case nil: return .path(DrawnPath(outline, .filled(seen(foreground ?? .black))))
    }
  }
}

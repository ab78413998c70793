import Layout

extension ViewTree {
  /// `CGSize`
  func value(of size: Size) throws -> Value {
    try structure("CGSize", ["width": .double(size.width), "height": .double(size.height)])
  }

  /// `CGPoint`
  func value(of point: Point) throws -> Value {
    try structure("CGPoint", ["x": .double(point.x), "y": .double(point.y)])
  }

  /// `CGRect`
  func value(of frame: Rectangle) throws -> Value {
    try structure(
      "CGRect", ["origin": value(of: frame.origin), "size": value(of: frame.size)])
  }

  /// `ProposedViewSize`
  func value(of proposal: Proposal) throws -> Value {
    try structure(
      "ProposedViewSize",
      [
        "width": .optional(proposal.width.map { .double($0) }),
        "height": .optional(proposal.height.map { .double($0) }),
      ])
  }

  /// `LayoutSubview`
  func value(of subview: Subview) throws -> Value {
    try structure(
      "LayoutSubview",
      [
        "priority": .double(subview.priority),
        "measure": native { tree, arguments, _ in
          try tree.value(of: subview.sizeThatFits(tree.proposal(of: arguments.first)))
        },
        "tell": native { tree, arguments, _ in
          try tree.value(of: subview.dimensions(in: tree.proposal(of: arguments.first)))
        },
        "put": native { tree, arguments, place in
          guard arguments.count > 2,
            let (x, y) = LayoutArguments(in: tree, at: place).pair(arguments[0], "x", "y")
          else { return .void }
          subview.place(
            at: Point(x: x, y: y),
            anchor: LayoutArguments(in: tree, at: place).unitPoint(arguments[1]) ?? .topLeading,
            proposal: tree.proposal(of: arguments[2]))
          return .void
        },
        "look": native { tree, arguments, place in
          guard case .type(let key)? = arguments.first else { return .void }
          if let value = subview.value(for: LayoutValueKey(name: key.text)) as? Value {
            return value
          }
          guard let info = tree.evaluator.program.type(named: key.name) else { return .void }
          return try tree.evaluator.staticMember("defaultValue", of: info, at: place) ?? .void
        },
        "spacing": try subview.spacing.value,
      ])
  }

  private func native(
    _ body: @escaping (ViewTree, [Value], SourcePlace) throws -> Value
  ) -> Value {
    .function(
      FunctionValue(
        .native { [unowned self] _, arguments, place in
          try body(self, arguments.map(\.value), place)
        }, number: evaluator.nextNumber()))
  }

  private func proposal(of value: Value?) -> Proposal {
    guard case .structure(let proposal)? = value else {
      // `.unspecified` and its like, where nothing said what type it is of.
      switch value?.lastName {
      case "zero": return .zero
      case "infinity": return .infinity
      default: return .unspecified
      }
    }
    return Proposal(
      width: proposal.field("width").flatMap(evaluator.number),
      height: proposal.field("height").flatMap(evaluator.number))
  }
}

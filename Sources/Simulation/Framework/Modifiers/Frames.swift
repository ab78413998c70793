import Layout

/// `.frame`: a size of its own around what it is put on.
struct FrameBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["frame": FrameBehavior()]

  var isLaidOut: Bool { true }
  var keepsRoom: Bool { true }
  var isAnimatable: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    LayoutItem(algorithm(LayoutArguments(node.modifier, in: builder.tree)), [base])
  }

  func didStart(_ node: ModifierNode) { complain(of: node, unlike: nil) }

  func didUpdate(_ node: ModifierNode, from old: Modifier) { complain(of: node, unlike: old) }

  /// SwiftUI says what it makes nothing of: a length that is negative, or none, and limits that leave
  /// no room between them.
  ///
  /// - Parameter old: Of the same complaint somebody was told already.
  private func complain(of node: ModifierNode, unlike old: Modifier?) {
    func complaint(_ modifier: Modifier) -> (text: String, rule: String)? {
      let lengths = LayoutArguments(modifier, in: node.tree)
      for name in ["width", "height"] {
        guard let length = lengths.length(name), !length.isFinite || length < 0 else { continue }
        return ("Invalid frame dimension (negative or non-finite).", "Y20")
      }
      for axis in ["Width", "Height"] {
        let given = ["min", "ideal", "max"].compactMap { lengths.length($0 + axis) }
        if given.contains(where: \.isNaN) || zip(given, given.dropFirst()).contains(where: >) {
          return ("Contradictory frame constraints specified.", "Y21")
        }
        guard let most = lengths.length("max" + axis), most < 0 else { continue }
        return ("Invalid frame dimension (negative or non-finite).", "Y21")
      }
      return nil
    }
    guard let found = complaint(node.modifier), old.flatMap(complaint)?.text != found.text else {
      return
    }
    node.tree.warn(found.text, at: node.modifier.place, rule: found.rule)
  }

  private func algorithm(_ arguments: LayoutArguments) -> any LayoutAlgorithm {
    let alignment = arguments.alignment()
    let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard limits.contains(where: { arguments.arguments[$0] != nil }) else {
      return FixedFrame(
        width: arguments.length("width"), height: arguments.length("height"),
        alignment: alignment)
    }
    return FlexibleFrame(
      width: FlexibleFrame.Limits(
        least: arguments.length("minWidth"), ideal: arguments.length("idealWidth"),
        most: arguments.length("maxWidth")),
      height: FlexibleFrame.Limits(
        least: arguments.length("minHeight"), ideal: arguments.length("idealHeight"),
        most: arguments.length("maxHeight")), alignment: alignment)
  }
}

/// Modifiers that offer what they are put on something else than they were offered.
struct OfferBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "fixedSize": OfferBehavior(.ideal), "aspectRatio": OfferBehavior(.ratio),
    "scaledToFit": OfferBehavior(.ratio), "scaledToFill": OfferBehavior(.ratioThatFills),
    "containerRelativeFrame": OfferBehavior(.shareOfContainer),
  ]

  enum Offer { case ideal, ratio, ratioThatFills, shareOfContainer }

  let offer: Offer

  init(_ offer: Offer) { self.offer = offer }

  var isLaidOut: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    LayoutItem(algorithm(LayoutArguments(node.modifier, in: builder.tree)), [base])
  }

  private func algorithm(_ arguments: LayoutArguments) -> any LayoutAlgorithm {
    switch offer {
    case .ideal: FixedSize(fixedAxes(arguments))
    case .ratio:
      AspectRatio(
        ratio(arguments), arguments.names("contentMode").first == "fill" ? .fill : .fit)
    case .ratioThatFills: AspectRatio(nil, .fill)
    case .shareOfContainer: share(arguments)
    }
  }

  private func fixedAxes(_ arguments: LayoutArguments) -> AxisSet {
    guard let horizontal = arguments.isTrue("horizontal"),
      let vertical = arguments.isTrue("vertical")
    else { return .both }
    return (horizontal ? AxisSet.horizontal : []).union(vertical ? .vertical : [])
  }

  private func ratio(_ arguments: LayoutArguments) -> Double? {
    if let (width, height) = arguments.pair("ratio", "width", "height") {
      return height == 0 ? nil : width / height
    }
    return arguments.length("ratio")
  }

  private func share(_ arguments: LayoutArguments) -> any LayoutAlgorithm {
    let axes = arguments.axes("axes", otherwise: .both)
    let alignment = arguments.alignment()
    if case .function(let length)? = arguments.arguments["length"] {
      return ContainerFrame(
        axes,
        .length { container, axis in
          try arguments.tree.length(from: length, of: container, along: axis)
        }, alignment: alignment)
    }
    guard let count = arguments.count("count") else {
      return ContainerFrame(axes, alignment: alignment)
    }
    return ContainerFrame(
      axes,
      .parts(
        count: count, span: arguments.count("span") ?? 1,
        spacing: arguments.length("spacing") ?? 0), alignment: alignment)
  }
}

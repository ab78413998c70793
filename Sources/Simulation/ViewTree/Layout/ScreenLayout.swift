import Layout

/// The layout of what is on the screen: made when somebody asks where something is.
final class ScreenLayout {
  private unowned let tree: ViewTree
  private var ownGuides: [OwnGuide: AlignmentGuide] = [:]
  /// The program's own, as values of the program.
  private var guideValues: [AlignmentGuide: Value] = [:]

  private lazy var builder = LayoutBuilder(tree)

  private struct OwnGuide: Hashable {
    let type: ObjectIdentifier
    let axis: Axis
  }

  init(of tree: ViewTree) { self.tree = tree }

  /// What stands on the screen, laid out, and what stands in front of it.
  struct Result {
    var root = Pieces()
    /// From back to front.
    var layers: [Front] = []
    /// How many sizes were reckoned, not remembered.
    fileprivate(set) var measured = 0
  }

  /// What stands in front of the screen, laid out.
  struct Front {
    let kind: StageNode.Kind
    let pieces: Pieces
    let layer: PresentedLayer
    /// All of it, with what a system adds.
    let root: LayoutItem
  }

  /// What was laid out last, by the number of what stands in front; 0 for the screen itself.
  private var trees: [Int: Made] = [:]

  private struct Made {
    let content: [LayoutItem]
    /// What a system writes around it.
    let title: String
    let tree: LayoutTree
  }

  func layOut(
    on screen: Layout.Screen, listener: ((LayoutItem, NegotiationStep) -> Void)? = nil
  ) throws -> Result {
    var result = Result()
    result.root = try tree.root.map(builder.pieces) ?? Pieces()
    let root = tree(of: result.root, as: 0) { builder.one($0.items) }
    result.measured += try root.layOut(on: screen, listener: listener).measured
    let stages = builder.layers
    for stage in stages {
      let pieces = try builder.content(of: stage)
      let layer = PresentedLayer(stage, on: screen)
      let made = tree(of: pieces, as: stage.number, titled: layer.title) {
        layer.item(around: $0, builder)
      }
      result.measured += try made.layOut(on: layer.screen, listener: listener).measured
      result.layers.append(
        Front(kind: stage.kind, pieces: pieces, layer: layer, root: made.root))
    }
    let shown = Set(stages.map(\.number)).union([0])
    for (number, made) in trees where !shown.contains(number) {
      made.tree.root.end()
      trees[number] = nil
    }
    for (_, modifier) in tree.measuredModifiers.sorted(by: { $0.key < $1.key }) {
      modifier.behavior.wasLaidOut(modifier)
    }
    for (_, node) in tree.waitingForLayout.sorted(by: { $0.key < $1.key }) { node.wasLaidOut() }
    return result
  }

  /// The next layout asks everybody again.
  func forget() { for made in trees.values { made.tree.root.forgetAll() } }

  /// Where what a modifier is put on stands; nil where nothing is laid out.
  func frame(of modifier: ModifierNode) -> Rectangle? { item(of: modifier)?.frame }

  private func item(of modifier: ModifierNode) -> LayoutItem? {
    modifier.children.first?.layoutMemory?.pieces.items.first
  }

  /// How large what a modifier is put on is, and where; nil where nothing is laid out.
  func geometry(of modifier: ModifierNode) -> ReaderGeometry? {
    guard let item = item(of: modifier), let frame = item.frame else { return nil }
    return ReaderGeometry(
      size: frame.size, frame: frame, safeAreaInsets: tree.screen.surroundings.insets(of: frame),
      rests: item.placement?.rests.all ?? [])
  }

  /// Where the coordinates of a named space begin on the screen; nil for what nobody around names.
  func origin(ofSpace space: Value, around node: Node) -> Point? {
    var outer: Node? = node
    while let current = outer {
      if let modifier = current as? ModifierNode, modifier.modifier.name == "coordinateSpace",
        modifier.modifier.names(space)
      {
        return item(of: modifier)?.frame?.origin
      }
      if space.lastName == "scrollView", let view = current as? FrameworkNode,
        view.behavior.scrolls
      {
        return view.layoutMemory?.pieces.items.first?.frame?.origin
      }
      outer = current.parent
    }
    return nil
  }

  /// What was made of the very same before, or is made now.
  private func tree(
    of content: Pieces, as number: Int, titled title: String = "",
    _ make: (Pieces) -> LayoutItem
  ) -> LayoutTree {
    if let made = trees[number], made.title == title, made.content.isSame(as: content.items) {
      return made.tree
    }
    trees[number]?.tree.root.end()
    let made = LayoutTree(root: make(content))
    trees[number] = Made(content: content.items, title: title, tree: made)
    return made
  }

  /// The guide of an `AlignmentID` of the program.
  ///
  /// - Parameter value: As the program has it: `HorizontalAlignment(Mine.self)`.
  func guide(declaredBy type: TypeInfo, along axis: Axis, written value: Value) -> AlignmentGuide {
    let key = OwnGuide(type: ObjectIdentifier(type), axis: axis)
    if let known = ownGuides[key] { return known }
    let made = AlignmentGuide.own(ownAlignment(type), along: axis)
    ownGuides[key] = made
    guideValues[made] = value
    return made
  }

  /// A guide as the program has it; nil for one of its own that it has never mentioned.
  func value(of guide: AlignmentGuide) -> Value? {
    if let written = guideValues[guide] { return written }
    return guide.standardName.map {
      .opaque(OpaqueValue(name: "\(guide.typeName).\($0)", place: .nowhere))
    }
  }

  /// Its value where a view gives none is what `defaultValue(in:)` says.
  private func ownAlignment(_ type: TypeInfo) -> OwnAlignment {
    let program = Unshared(tree: tree, type: type)
    return OwnAlignment(name: type.name) { dimensions in
      try program.tree.defaultValue(of: program.type, in: dimensions)
    }
  }

  /// A layout never leaves the thread of its program.
  private struct Unshared: @unchecked Sendable {
    unowned let tree: ViewTree
    let type: TypeInfo
  }
}

extension ViewTree {
  // MARK: Asking the program

  fileprivate func defaultValue(of alignment: TypeInfo, in dimensions: Dimensions) throws -> Double
  {
    guard let function = alignment.staticMethods["defaultValue"]?.first else { return 0 }
    let call = FunctionValue(
      .declared([function], self: nil, type: alignment, scope: nil),
      number: evaluator.nextNumber())
    return try length(from: call, label: "in", of: dimensions)
  }

  /// What a closure makes of the dimensions of a view.
  func length(from closure: FunctionValue, label: String? = nil, of dimensions: Dimensions) throws
    -> Double
  {
    let argument = CallArgument(label: label, value: try value(of: dimensions))
    let result = try withoutTracking {
      try evaluator.call(closure, [argument], at: place(of: closure))
    }
    return evaluator.number(result) ?? 0
  }

  /// What the closure of `containerRelativeFrame` makes of a length.
  func length(from closure: FunctionValue, of container: Double, along axis: Axis) throws -> Double
  {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let axisValue: Value? = try evaluator.program.types["Axis"].flatMap {
      try evaluator.construct(case: name, of: $0, payload: [], at: place(of: closure))
    }
    let values: [Value] = [.double(container), axisValue ?? .void]
    let arguments = values.map {
      CallArgument(label: nil, value: $0)
    }
    let result = try withoutTracking {
      try evaluator.call(closure, arguments, at: place(of: closure))
    }
    return evaluator.number(result) ?? 0
  }

  /// `ViewDimensions`
  func value(of dimensions: Dimensions) throws -> Value {
    func guide(_ reckon: @escaping (AlignmentGuide) throws -> Double?) -> Value {
      .function(
        FunctionValue(
          .native { [unowned self] _, arguments, place in
            let reading = LayoutArguments(in: self, at: place)
            guard let value = arguments.first?.value, let guide = reading.guide(value, along: nil),
              let result = try reckon(guide)
            else { return .optional(nil) }
            return .double(result)
          }, number: evaluator.nextNumber()))
    }
    return try structure(
      "ViewDimensions",
      [
        "width": .double(dimensions.size.width), "height": .double(dimensions.size.height),
        "value": guide(dimensions.value), "explicit": guide(dimensions.explicitValue),
      ])
  }

  /// A value of a struct that the interface declares.
  func structure(_ name: String, _ fields: [String: Value]) throws -> Value {
    guard let type = evaluator.program.type(named: name) else { return .void }
    return .structure(
      StructureValue(
        type: type,
        fields: try type.stored.map {
          try fields[$0.name] ?? evaluator.initialField($0, of: type)
        }))
  }
}

extension Modifier {
  /// Whether it gives the space of its view the name that stands in a value such as
  /// `.named("board")`.
  fileprivate func names(_ space: Value) -> Bool {
    func name(_ value: Value) -> Value? {
      if case .opaque(let value) = value {
        value.arguments.first?.value ?? .string(value.name)
      } else {
        value
      }
    }
    guard let own = arguments.values.first.flatMap(name), let wanted = name(space) else {
      return false
    }
    return own == wanted
  }
}

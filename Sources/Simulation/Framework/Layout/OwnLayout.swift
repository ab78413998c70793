import Layout

/// A layout with views in it: one of the program's own, or one of SwiftUI's as a value.
struct OwnLayoutBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["LayoutContainer": OwnLayoutBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    guard let layout = node.view.arguments["layout"] else { return nil }
    return LayoutItem(algorithm(of: layout, at: node, builder.tree), content.items)
  }

  private func algorithm(of value: Value, at node: FrameworkNode, _ tree: ViewTree)
    -> any LayoutAlgorithm
  {
    guard case .structure(let layout) = tree.interpreter.unwrapped(value) else {
      return UnknownView()
    }
    if layout.type.isFramework, let wrapped = layout.field("layout") {
      return algorithm(of: wrapped, at: node, tree)
    }
    return SystemLayout.algorithm(of: layout, in: tree, at: node.view.place)
      ?? CustomContainer(ProgramLayout(layout, in: tree))
  }
}

/// SwiftUI's own layouts, as values.
enum SystemLayout {
  /// Nil for a layout of the program.
  static func algorithm(of layout: StructureValue, in tree: ViewTree, at place: SourcePlace)
    -> (any LayoutAlgorithm)?
  {
    guard layout.type.isFramework, let make = all[layout.type.name] else { return nil }
    let fields = Dictionary(
      zip(layout.type.stored.map(\.name), layout.fields), uniquingKeysWith: { first, _ in first })
    return make(LayoutArguments(fields, in: tree, at: place))
  }

  private static let all: [String: @Sendable (LayoutArguments) -> any LayoutAlgorithm] = [
    "HStackLayout": {
      Stack.horizontal(
        $0.guide("alignment", along: .vertical) ?? .middle, spacing: $0.length("spacing"))
    },
    "VStackLayout": {
      Stack.vertical(
        $0.guide("alignment", along: .horizontal) ?? .center, spacing: $0.length("spacing"))
    },
    "ZStackLayout": { DepthStack($0.alignment()) },
    "GridLayout": {
      Grid(
        $0.alignment(), horizontalSpacing: $0.length("horizontalSpacing"),
        verticalSpacing: $0.length("verticalSpacing"))
    },
  ]
}

/// A layout of the program: its functions are run when the screen is laid out (Y60).
final class ProgramLayout: CustomLayout {
  private let layout: StructureValue
  private unowned let tree: ViewTree

  init(_ layout: StructureValue, in tree: ViewTree) {
    self.layout = layout
    self.tree = tree
  }

  func makeCache(_ subviews: [Subview]) throws -> Any {
    guard !functions("makeCache").isEmpty else { return Value.void }
    return try call("makeCache", [("subviews", try values(of: subviews))])
  }

  func updateCache(_ cache: inout Any, _ subviews: [Subview]) throws {
    guard !functions("updateCache").isEmpty else {
      cache = try makeCache(subviews)
      return
    }
    try changing(&cache, "updateCache", [(nil, nil), ("subviews", try values(of: subviews))])
  }

  func sizeThatFits(_ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any) throws -> Size
  {
    let result = try changing(
      &cache, "sizeThatFits",
      [
        ("proposal", try tree.value(of: proposal)), ("subviews", try values(of: subviews)),
        ("cache", nil),
      ])
    guard
      let (width, height) = LayoutArguments(in: tree, at: layout.type.place)
        .pair(result, "width", "height")
    else { return .zero }
    return Size(width: width, height: height)
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    try changing(
      &cache, "placeSubviews",
      [
        ("in", try tree.value(of: bounds)), ("proposal", try tree.value(of: proposal)),
        ("subviews", try values(of: subviews)), ("cache", nil),
      ])
  }

  // MARK: Calling

  private func functions(_ name: String) -> [FunctionDeclaration] {
    tree.interpreter.methods(name, of: layout.type)
  }

  private func function(_ name: String) -> FunctionValue {
    FunctionValue(
      .declared(functions(name), self: .structure(layout), type: layout.type, scope: nil),
      number: tree.interpreter.nextNumber())
  }

  private func call(_ name: String, _ arguments: [(String?, Value)]) throws -> Value {
    try tree.withoutTracking {
      try tree.interpreter.call(
        function(name), arguments.map { CallArgument(label: $0, value: $1) },
        at: layout.type.place)
    }
  }

  /// Calls a function that may change its cache, which stands where an argument is nil.
  @discardableResult
  private func changing(
    _ cache: inout Any, _ name: String, _ arguments: [(String?, Value?)]
  ) throws -> Value {
    let held = (cache as? Value) ?? .void
    let (result, changed) = try tree.withoutTracking {
      try tree.interpreter.callChanging(
        function(name), arguments.map { $1 ?? held })
    }
    if let index = arguments.firstIndex(where: { $0.1 == nil }) { cache = changed[index] }
    return result
  }

  // MARK: Values

  private func values(of subviews: [Subview]) throws -> Value {
    .array(try subviews.map { try tree.value(of: $0) })
  }
}

extension ViewTree {
  /// `CGSize`
  func value(of size: Size) throws -> Value {
    try structure("CGSize", ["width": .double(size.width), "height": .double(size.height)])
  }

  /// `CGRect`
  func value(of frame: Rectangle) throws -> Value {
    let origin = try structure(
      "CGPoint", ["x": .double(frame.origin.x), "y": .double(frame.origin.y)])
    return try structure("CGRect", ["origin": origin, "size": value(of: frame.size)])
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
  fileprivate func value(of subview: Subview) throws -> Value {
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
          if let value = subview.value(for: LayoutValueKey(name: key.name)) as? Value {
            return value
          }
          guard let info = tree.interpreter.program.type(named: key.name) else { return .void }
          return try tree.interpreter.staticMember("defaultValue", of: info, at: place) ?? .void
        },
        "spacing": try spacing(of: subview),
      ])
  }

  /// `ViewSpacing`: how far the next one should stand.
  private func spacing(of subview: Subview) throws -> Value {
    try structure(
      "ViewSpacing",
      [
        "wishes": .native(SpacingWishes(subview)),
        "gap": native { _, arguments, _ in
          guard case .native(let next as SpacingWishes)? = arguments.first else {
            return .double(8)
          }
          let axis: Axis = arguments.last?.lastName == "vertical" ? .vertical : .horizontal
          return .double(try subview.distance(to: next.subview, along: axis))
        },
      ])
  }

  private func native(
    _ body: @escaping (ViewTree, [Value], SourcePlace) throws -> Value
  ) -> Value {
    .function(
      FunctionValue(
        .native { [unowned self] _, arguments, place in
          try body(self, arguments.map(\.value), place)
        }, number: interpreter.nextNumber()))
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
      width: proposal.field("width").flatMap(interpreter.number),
      height: proposal.field("height").flatMap(interpreter.number))
  }
}

/// What a view wishes for as distance to its neighbours, as a value that a program holds.
private final class SpacingWishes: NativeObject {
  let subview: Subview

  init(_ subview: Subview) { self.subview = subview }

  var text: String { "ViewSpacing" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) -> Value? { nil }
}

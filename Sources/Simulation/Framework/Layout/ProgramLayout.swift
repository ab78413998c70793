import Layout

/// A layout of the program: its functions are run when the screen is laid out (Y60).
final class ProgramLayout: CustomLayout {
  private let layout: StructureValue
  private unowned let tree: ViewTree
  /// What it says of itself (`static var layoutProperties`).
  let stackAxis: Axis?

  init(_ layout: StructureValue, in tree: ViewTree) {
    self.layout = layout
    self.tree = tree
    stackAxis = Self.stackAxis(of: layout.type, in: tree)
  }

  /// Another type of layout has a cache of another type.
  var kind: AnyHashable { ObjectIdentifier(layout.type) }

  func makeCache(_ subviews: [Subview]) throws -> Any {
    guard let function = function("makeCache", ["subviews"]) else { return Value.void }
    return try tree.withoutTracking {
      try tree.evaluator.call(
        function, [CallArgument(label: "subviews", value: try values(of: subviews))],
        at: layout.type.place)
    }
  }

  func updateCache(_ cache: inout Any, _ subviews: [Subview]) throws {
    guard let function = function("updateCache", [nil, "subviews"]) else {
      cache = try makeCache(subviews)
      return
    }
    try changing(&cache, function, [nil, try values(of: subviews)])
  }

  func sizeThatFits(_ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any) throws -> Size
  {
    guard let function = function("sizeThatFits", ["proposal", "subviews", "cache"]) else {
      return .zero
    }
    let result = try changing(
      &cache, function, [try tree.value(of: proposal), try values(of: subviews), nil])
    guard
      let (width, height) = LayoutArguments(in: tree, at: layout.type.place)
        .pair(result, "width", "height")
    else { return .zero }
    return Size(width: width, height: height)
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    guard let function = function("placeSubviews", ["in", "proposal", "subviews", "cache"]) else {
      return
    }
    try changing(
      &cache, function,
      [
        try tree.value(of: bounds), try tree.value(of: proposal), try values(of: subviews), nil,
      ])
  }

  func explicitAlignment(
    of guide: AlignmentGuide, in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview],
    _ cache: inout Any
  ) throws -> Double?? {
    guard
      let function = function(
        "explicitAlignment", ["of", "in", "proposal", "subviews", "cache"], of: guide.typeName),
      let asked = tree.screenLayout.value(of: guide)
    else { return nil }
    let result = try changing(
      &cache, function,
      [
        asked, try tree.value(of: bounds), try tree.value(of: proposal), try values(of: subviews),
        nil,
      ])
    return .some(tree.evaluator.number(result))
  }

  func spacing(_ subviews: [Subview], _ cache: inout Any) throws -> Spacing? {
    guard let function = function("spacing", ["subviews", "cache"]) else { return nil }
    let result = try changing(&cache, function, [try values(of: subviews), nil])
    return try Spacing.converted(from: result, in: tree.evaluator)
  }

  private static func stackAxis(of type: TypeInfo, in tree: ViewTree) -> Axis? {
    // What cannot be run says nothing; it is told where a body asks for it.
    guard
      case .structure(let properties)? = try? tree.evaluator.staticMember(
        "layoutProperties", of: type, at: type.place),
      let orientation = properties.field("stackOrientation")
    else { return nil }
    return Axis(named: tree.evaluator.unwrapped(orientation).lastName)
  }

  // MARK: Calling

  /// A requirement that the program meets, known by its labels; nil where the protocol's own stands.
  ///
  /// - Parameter type: Of the first parameter, where two requirements differ in nothing else.
  private func function(_ name: String, _ labels: [String?], of type: String? = nil)
    -> FunctionValue?
  {
    let declared = tree.evaluator.methods(name, of: layout.type).filter { function in
      function.parameters.map(\.label) == labels
        && (type == nil || function.parameters.first?.type?.name == type)
    }
    guard !declared.isEmpty else { return nil }
    return FunctionValue(
      .declared(declared, self: .structure(layout), type: layout.type, scope: nil),
      number: tree.evaluator.nextNumber())
  }

  /// Calls a function that may change its cache, which stands where an argument is nil.
  @discardableResult
  private func changing(
    _ cache: inout Any, _ function: FunctionValue, _ arguments: [Value?]
  ) throws -> Value {
    let held = (cache as? Value) ?? .void
    let (result, changed) = try tree.withoutTracking {
      try tree.evaluator.callChanging(function, arguments.map { $0 ?? held })
    }
    if let index = arguments.firstIndex(where: { $0 == nil }) { cache = changed[index] }
    return result
  }

  private func values(of subviews: [Subview]) throws -> Value {
    .array(try subviews.map { try tree.value(of: $0) })
  }
}

import Layout

/// What the source says of lengths, edges and alignments, as the layout understands it.
struct LayoutArguments {
  let arguments: [String: Value]
  let tree: ViewTree
  let place: SourcePlace

  init(_ view: FrameworkView, in tree: ViewTree) {
    arguments = view.arguments
    place = view.place
    self.tree = tree
  }

  init(_ modifier: Modifier, in tree: ViewTree) {
    arguments = modifier.arguments
    place = modifier.place
    self.tree = tree
  }

  /// Reads values that stand elsewhere: the fields of a layout.
  init(_ values: [String: Value] = [:], in tree: ViewTree, at place: SourcePlace) {
    arguments = values
    self.place = place
    self.tree = tree
  }

  // MARK: Numbers

  func length(_ name: String) -> Double? { arguments[name].flatMap(length) }

  func length(_ value: Value) -> Double? {
    if let number = tree.evaluator.number(value) { return number }
    switch tree.evaluator.unwrapped(value).lastName {
    case "infinity": return .infinity
    case "greatestFiniteMagnitude": return .greatestFiniteMagnitude
    default: return nil
    }
  }

  func count(_ name: String) -> Int? { length(name).map { Int(clamping: $0) } }

  func isTrue(_ name: String) -> Bool? {
    if case .boolean(let value)? = arguments[name] { value } else { nil }
  }

  /// `CGSize`, `CGPoint`: two lengths.
  func pair(_ name: String, _ first: String, _ second: String) -> (Double, Double)? {
    guard let value = arguments[name] else { return nil }
    return pair(value, first, second)
  }

  func pair(_ value: Value, _ first: String, _ second: String) -> (Double, Double)? {
    guard let one = member(first, of: value), let other = member(second, of: value) else {
      return nil
    }
    return (one, other)
  }

  /// A number that a value has: `degrees` of an angle.
  func number(_ name: String, of value: Value) -> Double? { member(name, of: value) }

  private func member(_ name: String, of value: Value) -> Double? {
    switch tree.evaluator.unwrapped(value) {
    case .structure(let structure):
      return structure.type.storedIndex[name].flatMap { length(structure.fields[$0]) }
    case .opaque(let opaque):
      return opaque.members[name].flatMap(length)
        ?? opaque.arguments.first { $0.label == name }.flatMap { length($0.value) }
    default: return nil
    }
  }

  // MARK: Edges and axes

  /// The names in a set such as `[.top, .leading]`, or of a single value; none for what is not
  /// given.
  func names(_ name: String) -> [String] { arguments[name].map(names) ?? [] }

  private func names(_ value: Value) -> [String] {
    switch tree.evaluator.unwrapped(value) {
    case .array(let parts), .set(let parts): parts.flatMap(names)
    case let single: single.lastName.isEmpty ? [] : [single.lastName]
    }
  }

  func edges(_ name: String, otherwise: EdgeSet = .all) -> EdgeSet {
    if case .array([])? = arguments[name] { return [] }
    let names = names(name)
    guard !names.isEmpty else { return otherwise }
    return names.reduce(into: []) { $0.formUnion(EdgeSet(named: $1)) }
  }

  func edge(_ name: String) -> Edge? {
    switch names(name).first {
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }

  func axes(_ name: String, otherwise: AxisSet) -> AxisSet {
    let names = names(name)
    guard arguments[name] != nil, !isEmptyList(name) else {
      return isEmptyList(name) ? [] : otherwise
    }
    return names.reduce(into: []) { axes, name in
      axes.formUnion(name == "horizontal" ? .horizontal : .vertical)
    }
  }

  private func isEmptyList(_ name: String) -> Bool {
    if case .array(let parts)? = arguments[name] { parts.isEmpty } else { false }
  }

  /// `EdgeInsets`; nil for anything else.
  func insets(_ name: String) -> EdgeInsets? {
    guard let value = arguments[name] else { return nil }
    if case .opaque(let made) = tree.evaluator.unwrapped(value), made.name == "EdgeInsets",
      made.arguments.isEmpty, made.members.isEmpty
    {
      return EdgeInsets()
    }
    guard let (top, leading) = pair(value, "top", "leading"),
      let (bottom, trailing) = pair(value, "bottom", "trailing")
    else { return nil }
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  // MARK: Alignments

  func alignment(_ name: String = "alignment", otherwise: Alignment = .center) -> Alignment {
    guard let value = arguments[name].map(tree.evaluator.unwrapped) else { return otherwise }
    switch value.lastName {
    case "topLeading": return .topLeading
    case "topTrailing": return .topTrailing
    case "bottomLeading": return .bottomLeading
    case "bottomTrailing": return .bottomTrailing
    case "center": return .center
    case "leading": return .leading
    case "trailing": return .trailing
    case "top": return .top
    case "bottom": return .bottom
    case "leadingFirstTextBaseline": return Alignment(.leading, .firstTextBaseline)
    case "centerFirstTextBaseline": return Alignment(.center, .firstTextBaseline)
    case "trailingFirstTextBaseline": return Alignment(.trailing, .firstTextBaseline)
    case "leadingLastTextBaseline": return Alignment(.leading, .lastTextBaseline)
    case "centerLastTextBaseline": return Alignment(.center, .lastTextBaseline)
    case "trailingLastTextBaseline": return Alignment(.trailing, .lastTextBaseline)
    default: break
    }
    guard case .opaque(let composed) = value else { return otherwise }
    func part(_ name: String, _ axis: Axis) -> AlignmentGuide? {
      let given =
        composed.members[name] ?? composed.arguments.first { $0.label == name }?.value
      return given.flatMap { guide($0, along: axis) }
    }
    return Alignment(
      part("horizontal", .horizontal) ?? otherwise.horizontal,
      part("vertical", .vertical) ?? otherwise.vertical)
  }

  func guide(_ name: String, along axis: Axis) -> AlignmentGuide? {
    arguments[name].flatMap { guide($0, along: axis) }
  }

  /// - Parameter axis: Where the value does not say: `.center`. Nil takes what is likelier.
  func guide(_ value: Value, along axis: Axis?) -> AlignmentGuide? {
    let value = tree.evaluator.unwrapped(value)
    switch value.lastName {
    case "leading": return .leading
    case "trailing": return .trailing
    case "top": return .top
    case "bottom": return .bottom
    case "firstTextBaseline": return .firstTextBaseline
    case "lastTextBaseline": return .lastTextBaseline
    case "center":
      return axis ?? statedAxis(of: value) == .vertical ? .middle : .center
    default: return ownGuide(value)
    }
  }

  private func statedAxis(of value: Value) -> Axis {
    if case .opaque(let opaque) = value, opaque.name.hasPrefix("Vertical") {
      return .vertical
    }
    return .horizontal
  }

  /// `VerticalAlignment(Mine.self)`, or its name where nothing said what type it is of.
  private func ownGuide(_ value: Value) -> AlignmentGuide? {
    if case .opaque(let named) = value, named.name.hasPrefix("."), named.arguments.isEmpty {
      for type in [Axis.horizontal, .vertical].map(AlignmentGuide.typeName(along:)) {
        if let info = tree.evaluator.program.types[type],
          let found = try? tree.evaluator.staticMember(value.lastName, of: info, at: place),
          found != value
        {
          return guide(found, along: nil)
        }
      }
      return nil
    }
    guard case .opaque(let opaque) = value, case .type(let type)? = opaque.firstValue,
      let info = tree.evaluator.program.type(named: type.name)
    else { return nil }
    return tree.screenLayout.guide(
      declaredBy: info, along: opaque.name.hasPrefix("Vertical") ? .vertical : .horizontal,
      written: value)
  }

  // MARK: Grids

  /// `[GridItem(.flexible()), GridItem(.fixed(100))]`
  func gridItems(_ name: String) -> [GridTrack] {
    guard case .array(let items)? = arguments[name] else { return [] }
    return items.map { item in
      guard case .opaque(let item) = tree.evaluator.unwrapped(item) else {
        return GridTrack(.flexible(least: 10, most: .infinity))
      }
      let reading = LayoutArguments(item.named, in: tree, at: place)
      return GridTrack(
        reading.gridItemSize("size"), spacing: reading.length("spacing"),
        alignment: item.named["alignment"] == nil ? nil : reading.alignment())
    }
  }

  /// `.fixed(100)`, `.flexible(minimum:maximum:)`, `.adaptive(minimum:maximum:)`
  private func gridItemSize(_ name: String) -> GridTrack.Extent {
    guard case .opaque(let size)? = arguments[name].map(tree.evaluator.unwrapped) else {
      return .flexible(least: 10, most: .infinity)
    }
    func given(_ label: String?) -> Double? {
      size.arguments.first { $0.label == label }.flatMap { length($0.value) }
    }
    let least = given("minimum") ?? given(nil) ?? 10
    switch size.lastName {
    case "fixed": return .fixed(given(nil) ?? 10)
    case "adaptive": return .adaptive(least: least, most: given("maximum") ?? .infinity)
    default: return .flexible(least: given("minimum") ?? 10, most: given("maximum") ?? .infinity)
    }
  }

  /// Of a `StrokeStyle`.
  func lineWidth(_ style: Value) -> Double? {
    guard case .opaque(let style) = tree.evaluator.unwrapped(style) else { return nil }
    return style.named["lineWidth"].flatMap(length)
  }

  /// The dashes of a `StrokeStyle` and the gaps between them, in turn; none if it draws a whole line.
  func dashes(_ style: Value) -> [Double] {
    guard case .opaque(let style) = tree.evaluator.unwrapped(style),
      case .array(let values)? = style.named["dash"].map(tree.evaluator.unwrapped)
    else { return [] }
    let lengths = values.compactMap(length)
    let areDrawn = lengths.count == values.count && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
    return areDrawn && lengths.contains { $0 > 0 } ? lengths : []
  }

  // MARK: Points

  func unitPoint(_ name: String) -> UnitPoint? {
    arguments[name].flatMap(unitPoint)
  }

  func unitPoint(_ value: Value) -> UnitPoint? {
    if let (x, y) = pair(value, "x", "y") { return UnitPoint(x: x, y: y) }
    switch tree.evaluator.unwrapped(value).lastName {
    case "topLeading", "zero": return .topLeading
    case "top": return .top
    case "topTrailing": return .topTrailing
    case "leading": return .leading
    case "center": return .center
    case "trailing": return .trailing
    case "bottomLeading": return .bottomLeading
    case "bottom": return .bottom
    case "bottomTrailing": return .bottomTrailing
    default: return nil
    }
  }
}

extension Value {
  /// `leading` of `.leading`, `Alignment.leading`, or of a case.
  var lastName: String {
    switch self {
    case .opaque(let value): value.lastName
    case .enumeration(let value): value.name
    default: ""
    }
  }
}

extension OpaqueValue {
  fileprivate var lastName: String { String(name.split(separator: ".").last ?? "") }

  /// What it was made with, by name.
  fileprivate var named: [String: Value] {
    var all = members
    for argument in arguments { all[argument.label ?? "size"] = argument.value }
    return all
  }

  /// What it was made of, whether or not its declaration has a name for it.
  fileprivate var firstValue: Value? { arguments.first?.value ?? members.values.first }
}

extension EdgeInsets {
  /// `EdgeInsets`, as a program reads it.
  var value: Value {
    .opaque(
      OpaqueValue(
        name: "EdgeInsets", place: .nowhere,
        members: [
          "top": .double(top), "leading": .double(leading), "bottom": .double(bottom),
          "trailing": .double(trailing),
        ]))
  }
}

extension AlignmentGuide {
  /// The type that a program gives it.
  var typeName: String { Self.typeName(along: axis) }

  /// The type of all guides along an axis.
  static func typeName(along axis: Axis) -> String {
    axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
  }
}

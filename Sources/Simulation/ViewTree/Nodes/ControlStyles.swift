/// Styles of the program: `ButtonStyle`, `ToggleStyle` and their like. The control hands its parts
/// to `makeBody(configuration:)`, which runs during the update and observes for itself.
extension FrameworkNode {
  /// The nearest style for this kind of control, if the program declares it.
  ///
  /// A control inside the body of a style takes the style outside of that one.
  var controlStyle: StructureValue? {
    guard let first = view.name.first, tree.hasStyles(for: view.name) else { return nil }
    let key = first.lowercased() + view.name.dropFirst() + "Style"
    var passed: [TypeInfo] = []
    var node = parent
    while let current = node {
      if let instance = current as? InstanceNode, instance.isStyle {
        passed.append(instance.value.type)
      }
      if let modifier = (current as? ModifierNode)?.modifier, modifier.name == key {
        guard case .structure(let style)? = modifier.arguments["style"],
          !tree.evaluator.styleBodies(of: style.type).isEmpty
        else { return nil }
        guard let index = passed.firstIndex(where: { $0 === style.type }) else { return style }
        passed.remove(at: index)
      }
      node = current.parent
    }
    return nil
  }
}

extension Evaluator {
  /// What a style says how its control looks by: `makeBody`, or what it is called for a text field.
  func styleBodies(of type: TypeInfo) -> [FunctionDeclaration] {
    let usual = methods(InstanceNode.styleBody, of: type)
    return usual.isEmpty ? methods("_body", of: type) : usual
  }
}

extension StructureValue {
  /// The control itself, which a style without parts is handed.
  var styledControl: Value? {
    type.storedIndex[FrameworkView.wholeControl].map { fields[$0] }
  }
}

extension ViewTree {
  /// Whether the framework declares what a style of such a control is handed.
  func hasStyles(for control: String) -> Bool {
    evaluator.program.types["\(control)StyleConfiguration"] != nil
  }

  /// Whether a style of such a control is handed the control itself.
  func handsWhole(_ control: String) -> Bool {
    evaluator.program.types["\(control)StyleConfiguration"]?
      .storedIndex[FrameworkView.wholeControl] != nil
  }

  /// What a style is handed: the control's parts by reference, its values as they are.
  func configuration(
    of view: FrameworkView, for style: StructureValue,
    part: (String, Description) -> ModifierContent
  ) throws -> StructureValue? {
    let program = evaluator.program
    // A primitive style triggers the action itself, and so is handed it.
    let primitive =
      program.conforms(style.type, to: "\(view.name)Style")
      ? nil : program.types["Primitive\(view.name)StyleConfiguration"]
    guard let type = primitive ?? program.types["\(view.name)StyleConfiguration"] else {
      return nil
    }
    let described = view.parts(named: type.stored.map(\.name))
    let fields = try type.stored.map { property -> Value in
      if property.type?.name == "Content" {
        return .view(.content(part(property.name, described[property.name] ?? .empty)))
      }
      if property.type?.wrapped?.name == "Content" {
        return .optional(
          described[property.name].map { .view(.content(part(property.name, $0))) })
      }
      guard let value = view.arguments[property.name] else {
        return try evaluator.initialField(property, of: type)
      }
      guard evaluator.wrapperKind(of: property) != nil else { return value }
      return .wrapper(
        WrapperValue(kind: .binding, property: property, stored: value, connection: nil))
    }
    return StructureValue(type: type, fields: fields)
  }
}

extension FrameworkView {
  /// The part that is the control itself.
  static let wholeControl = "control"

  /// The parts of a control: what its builders described, and what its title and image stand for.
  func parts(named names: [String]) -> [String: Description] {
    var all: [String: Description] = [:]
    for (name, part) in zip(contentNames, content) { all[name] = part }
    if names.contains(Self.wholeControl) { all[Self.wholeControl] = .framework(self) }
    for name in names where all[name] == nil && ["label", "title"].contains(name) {
      guard case .string(let text)? = arguments["title"] else { continue }
      all[name] = .framework(.text(text, at: place))
    }
    if all["icon"] == nil, case .string(let name)? = arguments["systemImage"] {
      all["icon"] = .framework(.symbol(name, at: place))
    }
    return all
  }
}

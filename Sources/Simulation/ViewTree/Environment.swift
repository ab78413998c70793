/// A value of the environment and the attribute that tells its readers.
final class EnvironmentSource {
  let attribute: Attribute
  var value: Value

  init(_ name: String, _ value: Value) {
    attribute = Attribute(name, kind: .environment)
    self.value = value
  }
}

/// What a view asks the environment for: a key path, or an object by its type.
private enum EnvironmentRequest: Equatable {
  case key(String)
  case type(String)

  var name: String {
    switch self {
    case .key(let name): name
    case .type(let name): name
    }
  }
}

extension ViewTree {
  /// The value that an `.environment` modifier provides; nil for other modifiers.
  func providedSource(_ modifier: Modifier, for node: ModifierNode) throws -> EnvironmentSource? {
    switch modifier.name {
    case "transformEnvironment": return try transformedSource(modifier, for: node)
    case "environment":
      if case .keyPath(let path)? = modifier.arguments["key"],
        let value = modifier.arguments["value"]
      {
        return EnvironmentSource(String(path.text.dropFirst(2)), value)
      }
      return objectSource(modifier.arguments["object"])
    case "environmentObject": return objectSource(modifier.arguments["object"])
    default: return try modifier.provision.map { try source($0, for: node) }
    }
  }

  private func source(_ provision: Provision, for node: ModifierNode) throws -> EnvironmentSource {
    guard provision.onlyTurnsOff else { return EnvironmentSource(provision.key, provision.value) }
    let outer = try provider(of: provision.key, above: node) ?? rootSource(named: provision.key)
    graph.connect(node, to: outer.attribute)
    return EnvironmentSource(
      provision.key, outer.value == .boolean(false) ? outer.value : provision.value)
  }

  /// E11: the closure starts from the outer value, and runs again when that changes.
  private func transformedSource(_ modifier: Modifier, for node: ModifierNode) throws
    -> EnvironmentSource?
  {
    guard case .keyPath(let path)? = modifier.arguments["key"],
      case .function(let transform)? = modifier.arguments["transform"]
    else { return nil }
    let name = String(path.text.dropFirst(2))
    let outer = try provider(of: name, above: node) ?? rootSource(named: name)
    graph.connect(node, to: outer.attribute)
    let value = try interpreter.changed(outer.value, by: transform)
    return EnvironmentSource(name, value)
  }

  private func objectSource(_ value: Value?) -> EnvironmentSource? {
    guard let value, case .object(let object) = interpreter.unwrapped(value) else { return nil }
    return EnvironmentSource(object.type.name, value)
  }

  /// Where a reader's value comes from: the nearest provider above it (E4), else the root.
  func environmentSource(for property: PropertyDeclaration, of node: Node) throws
    -> EnvironmentSource
  {
    let request = request(of: property)
    if ModelContextValue.keys.contains(request.name) { return contextSource(request.name) }
    if let found = provider(of: request.name, above: node) { return found }
    if let action = actionSource(named: request.name, for: node) { return action }
    if case .type(let name) = request, property.type?.wrapped == nil {
      if let unknown = unknownObject(named: name, at: property.place) {
        return EnvironmentSource(name, unknown)
      }
      throw interpreter.trap(
        "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an ancestor of this view.",
        at: property.place)
    }
    if case .type(let name) = request, interpreter.program.type(named: name) != nil {
      return absentObject(named: name)
    }
    return try rootSource(named: request.name)
  }

  /// What an optional property has of an object that nobody above provides: nil.
  private func absentObject(named name: String) -> EnvironmentSource {
    let source = rootEnvironment[name] ?? EnvironmentSource(name, .optional(nil))
    rootEnvironment[name] = source
    return source
  }

  func environmentObject(for property: PropertyDeclaration, of node: Node) throws
    -> EnvironmentSource
  {
    let name = property.type?.name ?? ""
    guard let found = provider(of: interpreter.program.type(named: name)?.name ?? name, above: node)
    else {
      if let unknown = unknownObject(named: name, at: property.place) {
        return EnvironmentSource(name, unknown)
      }
      throw interpreter.trap(
        "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an ancestor of this view.",
        at: property.place)
    }
    return found
  }

  /// An object whose type stands in another file: whoever provides it cannot be seen from here
  /// either. Nil for a type that the program declares.
  private func unknownObject(named name: String, at place: SourcePlace) -> Value? {
    guard interpreter.program.type(named: name) == nil else { return nil }
    assumed("the environment provides a \(name), which the program does not declare", at: place)
    return .opaque(OpaqueValue(name: name, place: place))
  }

  /// The value of a key at a place in the tree.
  func environmentSource(named name: String, at node: Node) throws -> EnvironmentSource {
    try provider(of: name, above: node) ?? actionSource(named: name, for: node)
      ?? rootSource(named: name)
  }

  private func provider(of name: String, above node: Node) -> EnvironmentSource? {
    var current = node.parent
    while let next = current {
      // A hosting controller begins a tree of its own (U5).
      if next is HostedNode { return nil }
      if let source = (next as? ModifierNode)?.provided, source.attribute.name == name {
        return source
      }
      current = next.parent
    }
    return nil
  }

  private func request(of property: PropertyDeclaration) -> EnvironmentRequest {
    let argument = property.attribute("Environment")?.arguments.first?.value
    switch argument?.kind {
    case .keyPath(_, let components)?:
      guard case .property(let name)? = components.first else { return .key("") }
      return .key(name)
    case .member(let type, "self")?: return .type(type.sourceText ?? property.type?.name ?? "")
    default: return .type(property.type?.name ?? "")
    }
  }

  // MARK: The root

  /// Whether anybody has asked for the root's value of a key.
  func isRead(environment key: String) -> Bool { rootEnvironment[key] != nil }

  /// The system's value, or the default that the program declares for its key.
  func rootSource(named name: String) throws -> EnvironmentSource {
    if let known = rootEnvironment[name] { return known }
    let source = EnvironmentSource(name, try defaultValue(of: name))
    rootEnvironment[name] = source
    return source
  }

  /// E8: the default of an `@Entry` is evaluated again on every write to the environment above its
  /// readers; one that makes a new object each time is another value each time.
  func renewUnstableDefaults(below writer: Node, because step: Int) throws {
    guard let values = interpreter.program.types["EnvironmentValues"] else { return }
    for (name, source) in rootEnvironment where values.storedIndex[name] != nil {
      let renewed = try defaultValue(of: name)
      guard try !interpreter.equal(source.value, renewed) else { continue }
      source.value = renewed
      invalidate(source.attribute, below: writer, because: step)
    }
  }

  private func defaultValue(of name: String) throws -> Value {
    if let values = interpreter.program.types["EnvironmentValues"] {
      // `@Entry var theme = Theme.plain`
      if let index = values.storedIndex[name], let initial = values.stored[index].initial {
        return try interpreter.evaluate(
          initial, as: values.stored[index].type, in: interpreter.globals)
      }
      // `var theme: Theme { get { self[ThemeKey.self] } … }`
      if let getter = values.computed[name]?.getter, let key = keyType(in: getter),
        let value = try interpreter.staticMember("defaultValue", of: key, at: .nowhere)
      {
        return value
      }
    }
    switch name {
    case "isEnabled": return .boolean(true)
    case "lineLimit": return .optional(nil)
    default: break
    }
    let places: [String: Value] = [
      "locale": Surroundings.locale.value, "calendar": Surroundings.calendar.value,
      "timeZone": Surroundings.timeZone.value,
    ]
    if let place = places[name] { return place }
    if name == "editMode" {
      let inactive = try interpreter.program.types["EditMode"].flatMap {
        try interpreter.construct(case: "inactive", of: $0, payload: [], at: .nowhere)
      }
      let storage = StateStorage(
        inactive ?? .void, named: "EditMode", type: TypeReference("EditMode"), in: self)
      return .optional(.binding(BindingValue(location: storage, path: [])))
    }
    let systemDefaults = [
      "colorScheme": ".light", "scenePhase": ".active", "layoutDirection": ".leftToRight",
      "dynamicTypeSize": ".large", "controlSize": ".regular",
      "multilineTextAlignment": ".leading",
    ]
    return .opaque(OpaqueValue(name: systemDefaults[name] ?? name, place: .nowhere))
  }

  private func keyType(in getter: [Statement]) -> TypeInfo? {
    for statement in getter {
      let expression: Expression? =
        switch statement.kind {
        case .expression(let expression): expression
        case .returns(let expression): expression
        default: nil
        }
      if case .element(_, let arguments)? = expression?.kind,
        case .member(let type, "self")? = arguments.first?.value.kind, let name = type.sourceText
      {
        return interpreter.program.type(named: name)
      }
    }
    return nil
  }
}

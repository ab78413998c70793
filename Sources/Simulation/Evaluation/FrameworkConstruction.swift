/// Making the framework's own values: views, bindings, the structure of a body.
extension Interpreter {
  func constructFramework(
    _ info: TypeInfo, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard let match = match(arguments, among: info.initializers, in: scope) else {
      if !info.initializers.isEmpty {
        observer?.assumed(
          "\(info.name)(…) is called in a way that the machine does not know", at: place)
      }
      let evaluated = try opaqueArguments(arguments, in: scope)
      return .view(
        .framework(
          FrameworkView(
            name: info.name,
            arguments: named(evaluated.values).merging(evaluated.functions) { first, _ in first },
            content: evaluated.content, deferred: [], place: place)))
    }
    let bound = try bindFramework(match, arguments, in: scope)
    if let value = try structural(info.name, bound, at: place) { return value }
    guard isView(info) else {
      return try constructNative(info.name, bound, at: place)
    }
    return .view(
      .framework(
        FrameworkView(
          name: info.name, arguments: bound.arguments, content: bound.content,
          contentNames: bound.contentNames, deferred: bound.deferred, place: place)))
  }

  func named(_ elements: [TupleElement]) -> [String: Value] {
    Dictionary(
      elements.enumerated().map { ($1.label ?? "\($0)", $1.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Arguments of a framework declaration by parameter name; builders have run unless they are
  /// marked `@Later`.
  struct FrameworkArguments {
    var arguments: [String: Value] = [:]
    var texts: [String: String] = [:]
    var content: [Description] = []
    var contentNames: [String] = []
    var deferred: [FunctionValue] = []

    mutating func add(_ part: Description, named name: String) {
      content.append(part)
      contentNames.append(name)
    }

    /// `Button(configuration)` inside a style: made of what the style was handed.
    mutating func take(_ configuration: StructureValue) {
      arguments["configuration"] = nil
      for (property, value) in zip(configuration.type.stored, configuration.fields) {
        switch value {
        case .view(let part): add(part, named: property.name)
        case .optional(.view(let part)?): add(part, named: property.name)
        case .wrapper(let wrapper): arguments[property.name] = wrapper.stored
        default: arguments[property.name] = value
        }
      }
    }
  }

  func bindFramework(_ match: ArgumentMatch, _ arguments: [Argument], in scope: Scope) throws
    -> FrameworkArguments
  {
    var result = FrameworkArguments()
    for (parameter, positions) in zip(match.function.parameters, match.positions) {
      guard let position = positions.first else { continue }
      let given = positions.map { arguments[$0] }
      let value = try self.value(for: parameter, given, scope, scope)
      result.texts[parameter.name] = given[0].value.sourceText ?? arguments[position].label
      guard isBuilder(parameter) else {
        if parameter.has("Reads"), case .binding(let binding) = value {
          _ = try read(binding, at: given[0].value.place)
        }
        result.arguments[parameter.name] = value
        continue
      }
      switch unwrapped(value) {
      case .function(let builder) where parameter.has("Later"): result.deferred.append(builder)
      case .function(let builder) where parameter.has("Kept"):
        let described = try call(builder, [], at: given[0].value.place)
        let kept = description(of: described, at: given[0].value.place)
        result.arguments[parameter.name] = .view(kept)
      case .function(let builder):
        let described = try call(builder, [], at: given[0].value.place)
        result.add(
          description(of: described, at: given[0].value.place), named: parameter.name)
      default:
        result.add(description(of: value, at: given[0].value.place), named: parameter.name)
      }
    }
    if case .structure(let configuration)? = result.arguments["configuration"] {
      result.take(configuration)
    }
    return result
  }

  /// Views that are structure and nothing else.
  func structural(_ name: String, _ bound: FrameworkArguments, at place: SourcePlace) throws
    -> Value?
  {
    switch name {
    case "EmptyView": return .view(.empty)
    case "Group": return .view(bound.content.first ?? .empty)
    case "AnyView":
      let content =
        bound.content.first ?? bound.arguments["view"].map { description(of: $0, at: place) }
      return .view(.erased(content ?? .empty))
    case "EquatableView":
      let content = bound.arguments["content"].map { description(of: $0, at: place) } ?? .empty
      return .view(.modified(content, Modifier(name: "equatable", arguments: [:], place: place)))
    case "ForEach": return .view(.each(try each(bound, at: place)))
    case "ModifiedContent":
      guard
        let content = bound.content.first
          ?? bound.arguments["content"].map({
            description(of: $0, at: place)
          }), case .structure(let custom)? = bound.arguments["modifier"]
      else { return nil }
      let modifier = Modifier(name: custom.type.name, arguments: [:], place: place, custom: custom)
      return .view(.modified(content, modifier))
    // A row for each element.
    case _ where name != "ForEach" && bound.arguments["data"] != nil && !bound.deferred.isEmpty:
      return .view(
        .framework(
          FrameworkView(
            name: name, arguments: [:], content: [.each(try each(bound, at: place))], deferred: [],
            place: place)))
    default: return nil
    }
  }

  func each(_ bound: FrameworkArguments, at place: SourcePlace) throws -> EachDescription {
    let data = bound.arguments["data"] ?? .array([])
    var elements: [Value]
    var isConstantRange = false
    var rows: [Value]
    if case .binding(let binding) = data {
      elements = try self.elements(of: read(binding, at: place), at: place)
      rows = elements.indices.map {
        .binding(
          BindingValue(location: binding.location, path: binding.path + [.element([.integer($0)])]))
      }
    } else {
      elements = try self.elements(of: data, at: place)
      rows = elements
      if case .range = data, bound.arguments["id"] == nil { isConstantRange = true }
    }
    let identifiers = try elements.map { element -> Value in
      if case .keyPath(let path)? = bound.arguments["id"] {
        return try path.components.reduce(element) { try follow($1, from: $0, at: place) }
      }
      if isConstantRange { return element }
      return try property("id", of: element, at: place) ?? element
    }
    guard let row = bound.deferred.first else {
      throw trap("ForEach has no content", at: place)
    }
    if rows.isEmpty { rows = elements }
    return EachDescription(
      elements: rows, identifiers: identifiers, row: row, place: place,
      isConstantRange: isConstantRange)
  }
}

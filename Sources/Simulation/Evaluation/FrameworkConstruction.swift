/// Making the framework's own values: views, bindings, the structure of a body.
extension Evaluator {
  func constructFramework(
    _ info: TypeInfo, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard let match = match(arguments, among: info.initializers, in: scope) else {
      if !info.initializers.isEmpty {
        observer?.assumed(.unknownCall(info.name), at: place)
      }
      let evaluated = try opaqueArguments(arguments, of: info.name, in: scope)
      return .view(
        .framework(
          FrameworkView(
            name: info.name,
            arguments: named(evaluated.values).merging(evaluated.functions) { first, _ in first },
            content: evaluated.content, deferred: [], place: place)))
    }
    if match.function.hasBody {
      return try construct(info, byDelegating: match, arguments, in: scope, at: place)
    }
    let bound = try bindFramework(match, arguments, in: scope)
    if let value = try structural(info.name, bound, at: place) { return value }
    if program.conforms(info, to: "Gesture") {
      let given = try defaults(match, in: scope).merging(bound.arguments) { _, given in given }
      return try makeGesture(info.name, given, at: place)
    }
    if info.kind == .classType {
      if bound.arguments["rootView"] != nil { hasHostingControllers = true }
      return .opaque(
        OpaqueValue(
          name: info.name, identity: nextNumber(), place: place, members: bound.arguments,
          isShared: true))
    }
    guard isView(info) else {
      return try constructNative(info.name, bound, at: place)
    }
    noteMissingAsset(info.name, bound.arguments["name"], arguments.first?.label, at: place)
    return .view(
      .framework(
        FrameworkView(
          name: info.name, arguments: bound.arguments, content: bound.content,
          contentNames: bound.contentNames, deferred: bound.deferred, place: place,
          doubtOfText: bound.doubtOfText)))
  }

  /// An initialiser that the interface declares by another one.
  private func construct(
    _ info: TypeInfo, byDelegating match: ArgumentMatch, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let variable = Variable(.void, isMutable: true)
    _ = try invoke(match, arguments, self: variable, type: info, outer: nil, in: scope, at: place)
    guard case .view(.framework(let view))? = variable.value else {
      return variable.value ?? .void
    }
    // It stands where the program made it, not in the interface.
    return .view(
      .framework(
        FrameworkView(
          name: view.name, arguments: view.arguments, content: view.content,
          contentNames: view.contentNames, deferred: view.deferred, place: place,
          doubtOfText: view.doubtOfText)))
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
    var provision: Provision?
    var meaning: ArgumentMeaning?
    /// What arguments rest on, where that is open.
    var doubts: [String: Doubt] = [:]
    /// The names of those that a person sees.
    var shown: [String] = []

    /// What the title rests on.
    var doubtOfText: Doubt? {
      FrameworkView.titles.lazy.compactMap { name in
        guard case .string? = arguments[name] else { return nil }
        return doubts[name]
      }.first
    }

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
      let (value, doubt) = try doubting {
        try asFunction(self.value(for: parameter, given, scope, scope), for: parameter)
      }
      result.doubts[parameter.name] = doubt
      result.texts[parameter.name] =
        given[0].value.sourceText
        ?? (parameter.has("Named") ? writtenTexts.text(of: given[0].value, in: program) : nil)
        ?? arguments[position].label
      guard isBuilder(parameter) else {
        if parameter.has("Reads"), case .binding(let binding) = value {
          _ = try readingForControl {
            try reading(.depends) { try read(binding, at: given[0].value.place) }
          }
        }
        result.arguments[parameter.name] = value
        if parameter.has("Shows") { result.shown.append(parameter.name) }
        result.provision = result.provision ?? provision(of: value, by: parameter)
        result.meaning = result.meaning ?? ArgumentMeaning(value, by: parameter)
        if case .optional(nil) = value, parameter.has("Typed"),
          let type = try typeSaid(by: given[0].value, in: scope)
        {
          result.arguments["type"] = .type(type.wrapped ?? type)
        }
        continue
      }
      try build(value, for: parameter, into: &result, at: given[0].value.place)
    }
    if case .structure(let configuration)? = result.arguments["configuration"] {
      result.take(configuration)
    }
    return result
  }

  /// `onGeometryChange(for: CGSize.self, of: \.size)`: a key path in the place of a function (SE-0249).
  private func asFunction(_ value: Value, for parameter: Parameter) -> Value {
    guard case .keyPath(let path) = value, parameter.type?.isFunction == true else { return value }
    return .function(
      FunctionValue(
        .native { evaluator, arguments, place in
          try evaluator.follow(path, from: arguments.first?.value ?? .void, at: place)
        }, isStill: true, number: nextNumber()))
  }

  /// Has what was given for a builder describe its views, now or when somebody asks for them.
  private func build(
    _ value: Value, for parameter: Parameter, into result: inout FrameworkArguments,
    at place: SourcePlace
  ) throws {
    switch builder(in: value) {
    case .function(let builder) where parameter.has("Later"):
      result.deferred.append(try askedLater(builder, parameter, at: place))
    case .function where parameter.has("Handed"):
      result.arguments[parameter.name] = value
    case .function(let builder) where parameter.has("Kept"):
      let described = try reading(parameter.has("Usually") ? .usual : .certain) {
        try call(builder, [], at: place)
      }
      let kept = description(of: described, at: place)
      result.arguments[parameter.name] = .view(kept)
    case .function(let builder):
      let described = try reading(parameter.has("Usually") ? .usual : .certain) {
        try call(builder, [], at: place)
      }
      result.add(description(of: described, at: place), named: parameter.name)
    case .array(let views):
      let described = views.map { description(of: $0, at: place) }
      result.add(.group(described), named: parameter.name)
    case let value:
      // A colour or a material in the place of views.
      let described = description(of: value, at: place)
      if let style = described.style { result.arguments[parameter.name] = style }
      result.add(described, named: parameter.name)
    }
  }

  /// What is given for a builder: `ForEach(songs, content: Row.init)` names an initialiser.
  private func builder(in value: Value) -> Value {
    guard case .type(let type) = unwrapped(value) else { return unwrapped(value) }
    return .function(
      FunctionValue(
        .native { evaluator, arguments, place in
          try evaluator.construct(type, of: arguments.map(\.value), at: place)
        }, number: nextNumber()))
  }

  /// `@Sets(\.lineLimit)`: the argument becomes that value of the environment.
  /// `@TurnsOff(\.isEnabled)`: that becomes false where the argument is true.
  private func provision(of value: Value, by parameter: Parameter) -> Provision? {
    guard let use = parameter.attributes.first(where: { ["Sets", "TurnsOff"].contains($0.name) }),
      case .keyPath(_, let components)? = use.arguments.first?.value.kind,
      case .property(let key)? = components.first
    else { return nil }
    guard use.name == "TurnsOff" else {
      return Provision(key: key, value: value, onlyTurnsOff: false)
    }
    return Provision(key: key, value: .boolean(value != .boolean(true)), onlyTurnsOff: true)
  }

  /// How sure it is that whoever runs now reads what the body reads.
  func reading<Result>(_ certainty: Certainty, _ body: () throws -> Result) rethrows -> Result {
    let outer = certaintyOfReads
    certaintyOfReads = max(outer, certainty)
    defer { certaintyOfReads = outer }
    return try body()
  }

  /// A builder that SwiftUI calls later; always with the same argument, if `@Later(…)` names one.
  private func askedLater(
    _ builder: FunctionValue, _ parameter: Parameter, at place: SourcePlace
  ) throws -> FunctionValue {
    guard
      let only = parameter.attributes.first(where: { $0.name == "Later" })?.arguments.first?.value
    else { return builder }
    let argument = CallArgument(label: nil, value: try evaluate(only, in: globals))
    return FunctionValue(
      .native { evaluator, _, _ in
        evaluator.observer?.assumed(
          .system(
            "\(argument.value.debugText) is all that this content is asked for",
            decision: "what it shows for other values is not run"), at: place)
        return try evaluator.call(builder, [argument], at: place)
      }, number: nextNumber())
  }

  /// The values of parameters that got no argument.
  private func defaults(_ match: ArgumentMatch, in scope: Scope) throws -> [String: Value] {
    var result: [String: Value] = [:]
    for (parameter, positions) in zip(match.function.parameters, match.positions)
    where positions.isEmpty {
      result[parameter.name] = try value(for: parameter, [], scope, globals)
    }
    return result
  }

  /// Views that are structure and nothing else.
  func structural(_ name: String, _ bound: FrameworkArguments, at place: SourcePlace) throws
    -> Value?
  {
    switch name {
    case Description.emptyView: return .view(.empty)
    case FrameworkContainer.group.rawValue:
      if let arranged = try arranged(by: bound, at: place) { return .view(arranged) }
      return .view(bound.content.first ?? .empty)
    // What it hides is compared.
    case "AnyHashable": return bound.arguments["base"]
    case Description.anyView:
      let content =
        bound.content.first ?? bound.arguments["view"].map { description(of: $0, at: place) }
      return .view(.erased(content ?? .empty))
    case "EquatableView":
      let content = bound.arguments["content"].map { description(of: $0, at: place) } ?? .empty
      return .view(.modified(content, Modifier(name: "equatable", arguments: [:], place: place)))
    case Description.forEach: return .view(.each(try each(bound, at: place)))
    case "OutlineGroup": return .view(.each(try outline(bound, at: place)))
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
    case _ where bound.arguments["data"] != nil && !bound.deferred.isEmpty:
      let selection = bound.arguments.filter { $0.key == "selection" }
      let rows =
        try bound.arguments["children"] == nil
        ? each(bound, at: place) : outline(bound, at: place)
      return .view(
        .framework(
          FrameworkView(
            name: name, arguments: selection, content: [.each(rows)], deferred: [], place: place)))
    case "Table": return .view(try table(name, bound, at: place))
    case "NavigationLink": return boundLink(name, bound, at: place).map { .view($0) }
    default: return nil
    }
  }

  func each(_ bound: FrameworkArguments, at place: SourcePlace) throws -> EachDescription {
    let data = try parts(by: bound, at: place) ?? bound.arguments["data"] ?? .array([])
    var elements: [Value]
    var isConstantRange = false
    var rows: [Value]
    if case .binding(let binding) = data {
      elements = try self.elements(of: reading(.usual) { try read(binding, at: place) }, at: place)
      rows = elements.indices.map {
        .binding(
          binding.part(.element([.integer($0)])))
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
      return try identifier(of: element, at: place) ?? element
    }
    guard let row = bound.deferred.first else {
      throw trap("ForEach has no content", at: place)
    }
    if rows.isEmpty { rows = elements }
    let described = EachDescription(
      elements: rows, identifiers: identifiers, row: row, place: place,
      isConstantRange: isConstantRange, edits: edits(bound))
    described.doubt = bound.doubts["data"]
    return described
  }
}

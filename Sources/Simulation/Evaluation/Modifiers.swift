/// Calls on views: `.padding()`, `.onChange(of: n) { … }`, a program's own modifiers.
extension Evaluator {
  func isViewValue(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .structure(let structure): isView(structure.type)
    case .enumeration(let enumeration): isView(enumeration.type)
    default: false
    }
  }

  /// Whether the framework's interface declares a modifier of that name.
  func frameworkModifier(_ name: String) -> Bool {
    program.viewProtocol?.methods(named: name) != nil
  }

  /// - Parameters:
  ///   - place: Where the whole expression begins.
  ///   - named: Where the modifier's own `.name` stands, which is its place; nil is there, too.
  func modify(
    view: Value, _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace,
    named: SourcePlace? = nil
  ) throws -> Value {
    let ownPlace = named ?? place
    let base = description(of: view, at: place)
    let declared = program.visible(program.viewProtocol?.methods(named: name) ?? [], from: place)
    if let own = match(arguments, among: declared.filter { $0.hasBody }, in: scope),
      means(own, on: view, arguments, in: scope)
    {
      return try invoke(
        own, arguments, self: Variable(view), type: program.viewProtocol, outer: nil, in: scope,
        at: place)
    }
    if let match = match(arguments, among: declared.filter { !$0.hasBody }, in: scope) {
      return .view(
        .modified(base, try modifier(name, match, arguments, in: scope, at: ownPlace)))
    }
    let evaluated = try opaqueArguments(arguments, of: ".\(name)", in: scope)
    let isKnown = !declared.isEmpty || FrameworkInterface.decorations.contains(name)
    if !isKnown {
      observer?.assumed(.unknownModifier(name), at: ownPlace)
    }
    let values = Dictionary(
      evaluated.values.enumerated().map { ($1.label ?? "\($0)", $1.value) },
      uniquingKeysWith: { first, _ in first })
    // A decoration changes how a view looks and nothing else.
    let shown = FrameworkInterface.decorations.contains(name) ? values.keys.sorted() : []
    return .view(
      .modified(
        base,
        Modifier(
          name: name, arguments: values.merging(evaluated.functions) { first, _ in first },
          content: evaluated.content, place: ownPlace, isUnknown: !isKnown, shown: shown)))
  }

  /// A modifier that the framework's interface declares.
  private func modifier(
    _ name: String, _ match: ArgumentMatch, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Modifier {
    let bound = try bindFramework(match, arguments, in: scope)
    if name == "modifier", case .structure(let custom)? = bound.arguments["modifier"] {
      return Modifier(name: custom.type.name, arguments: [:], place: place, custom: custom)
    }
    return Modifier(
      name: name, arguments: bound.arguments, texts: bound.texts, content: bound.content,
      deferred: bound.deferred, place: place, provision: bound.provision,
      meaning: bound.meaning, shown: bound.shown, doubts: bound.doubts)
  }
}

extension Expression {
  /// How a simple expression reads in the source: `quantity`, `model.items.count`.
  var sourceText: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name): base.sourceText.map { $0 == "self" ? name : "\($0).\(name)" }
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .string(let pieces):
      pieces.count == 1
        ? pieces.first.flatMap {
          if case .text(let text) = $0 { text.debugDescription } else { nil }
        } : nil
    default: nil
    }
  }
}

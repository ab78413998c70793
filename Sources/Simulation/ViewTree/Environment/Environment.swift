import Layout

extension ViewTree {
  /// The values that a modifier writes to the environment of what it is put on; none for most.
  func provisions(of modifier: Modifier, for node: ModifierNode) throws -> [EnvironmentSource] {
    node.behavior.writesEnvironment
      ? try node.behavior.provisions(of: modifier, for: node)
      : try modifier.provision.map { [try source($0, for: node)] } ?? []
  }

  func providedObject(by modifier: Modifier, mayBeAbsent: Bool)
    -> [EnvironmentSource]
  {
    let found =
      objectSource(modifier.arguments["object"])
      ?? (mayBeAbsent ? absentSource(modifier) : nil)
    return found.map { [$0] } ?? []
  }

  /// What is set on the values around a modifier. E11: it begins anew when those that were looked
  /// at change.
  func changing(
    _ modifier: Modifier, of node: ModifierNode,
    _ change: (EnvironmentValuesObject) throws -> Void
  ) throws -> [EnvironmentSource] {
    let values = EnvironmentValuesObject(at: node) { [graph] in
      graph.connect(node, to: $0.attribute)
    }
    try change(values)
    return values.changes.map { EnvironmentSource($0.key, $0.value) }
  }

  func transformed(
    _ values: EnvironmentValuesObject, _ path: KeyPathValue, by transform: FunctionValue,
    _ modifier: Modifier
  ) throws {
    let outer = try evaluator.follow(path, from: .native(values), at: modifier.place)
    let value = try evaluator.changed(outer, by: transform)
    try values.set(path, to: value, in: evaluator, at: modifier.place)
  }

  private func source(_ provision: Provision, for node: ModifierNode) throws -> EnvironmentSource {
    let value = fitted(provision.value, toEnvironment: provision.key)
    guard provision.onlyTurnsOff else { return EnvironmentSource(provision.key, value) }
    let outer = try provider(of: provision.key, above: node) ?? rootSource(named: provision.key)
    graph.connect(node, to: outer.attribute)
    return EnvironmentSource(
      provision.key, outer.value == .boolean(false) ? outer.value : value)
  }

  private func objectSource(_ value: Value?) -> EnvironmentSource? {
    guard let value else { return nil }
    switch evaluator.unwrapped(value) {
    case .object(let object): return EnvironmentSource(object.type.name, value)
    case .opaque: return EnvironmentSource(Self.unknownObjects, value)
    default: return nil
    }
  }

  /// Where an object stands of which nobody knows what it is: it may be whatever is asked for below.
  private static let unknownObjects = "an object of a type that is not known"

  /// `.environment(session)`, where there is no session: nil stands in the way of one further up.
  private func absentSource(_ modifier: Modifier) -> EnvironmentSource? {
    guard case .type(let reference)? = modifier.arguments["type"] else { return nil }
    let name = evaluator.program.type(reference)?.name ?? reference.name
    return EnvironmentSource(name, .optional(nil))
  }

  // MARK: Objects

  /// The object that a property asks for by its type: the nearest above (E4), nil in an optional
  /// property where there is none, and unknown where the program does not declare the type.
  ///
  /// - Returns: Nil if the program would stop on reading it (O8b).
  func objectSource(for property: PropertyDeclaration, above node: Node) throws
    -> EnvironmentSource?
  {
    let asked = askedType(of: property)
    if let found = provider(
      of: asked.type?.name ?? asked.name, with: asked.arguments, above: node)
    {
      return found
    }
    guard let type = asked.type else {
      return unknownObject(
        named: asked.name, at: property.place,
        "the environment provides a \(asked.name), which the program does not declare",
        "add the file that declares it")
    }
    if provider(of: Self.unknownObjects, above: node) != nil {
      return unknownObject(
        named: type.name, at: property.place,
        "an object that is provided above is not known, and taken for the \(type.name)",
        "make it in a way that can be followed: \(type.name)(…)")
    }
    guard property.type?.wrapped == nil else { return absentObject(named: asked.name) }
    return try suppliedObject(type, for: property, above: node)
  }

  /// What SwiftUI says when an object is read that nobody above provides.
  func absence(ofObjectFor property: PropertyDeclaration) -> String {
    let request = property.objectRequest ?? .observable
    let kind =
      switch request {
      case .observableObject: "ObservableObject"
      case .observable: "Observable object"
      }
    let asked = askedType(of: property)
    let name = asked.name
    let message =
      "No \(kind) of type \(name) found. "
      + "A View.environmentObject(_:) for \(name) may be missing as an ancestor of this view."
    let modifier = request.provider
    let supply = ObjectSupply(evaluator.program)
    let wanted = asked.type?.name ?? name
    absentObjects[message] = MissingObject(
      type: name, modifier: ".\(modifier)(\(supply.text(forType: wanted) ?? "…"))",
      cure: ".\(modifier)(\(supply.advice(forType: wanted)))",
      isProvidedElsewhere: self.supply?.elsewhere.contains(wanted) ?? false)
    return message
  }

  /// The type is looked for where the property is declared: it may be nested there.
  private func askedType(of property: PropertyDeclaration)
    -> (name: String, type: TypeInfo?, arguments: [TypeReference])
  {
    var reference = property.type?.wrapped ?? property.type ?? TypeReference("")
    if case .member(let named, "self")? = property.environmentRequest?.kind {
      if case .type(let written) = named.kind { reference = written }
      if let name = named.sourceText { reference = TypeReference(name) }
    }
    let context = property.enclosing.flatMap { evaluator.program.types[$0] }
    let type = evaluator.program.type(reference, in: context)
    // What is open where it is asked for may be anything.
    let arguments = reference.arguments.map { argument in
      context?.genericNames.contains(argument.name) == true ? TypeReference("_") : argument
    }
    return (type?.name ?? reference.name, type, arguments)
  }

  /// What an optional property has of an object that nobody above provides: nil.
  private func absentObject(named name: String) -> EnvironmentSource {
    let source = rootEnvironment[name] ?? EnvironmentSource(name, .optional(nil))
    source.isAsked = true
    rootEnvironment[name] = source
    return source
  }

  /// An object that the program would provide above the root; nil behind a hosting controller,
  /// through which nothing comes (U5).
  private func suppliedObject(_ type: TypeInfo, for property: PropertyDeclaration, above node: Node)
    throws -> EnvironmentSource?
  {
    guard let supply, !sequence(first: node, next: \.parent).contains(where: { $0 is HostedNode })
    else { return nil }
    if !supply.has(type), isProvidedElsewhere(type, from: node) {
      supply.elsewhere.insert(type.name)
      return nil
    }
    guard let found = try supply.source(forType: type.name, in: evaluator) else { return nil }
    if let remark = found.remark { assumed(remark, at: property.place) }
    return found.source
  }

  /// Whether the program itself provides an object of that type, on another branch, and nobody in it
  /// stands above the root: then the object is missing here.
  private func isProvidedElsewhere(_ type: TypeInfo, from node: Node) -> Bool {
    let above = Array(sequence(first: node, next: \.parent))
    guard let root = above.last(where: { $0 is InstanceNode }) as? InstanceNode else {
      return false
    }
    // What is being made is not yet among the children of what is above it.
    return above.contains { ancestor in
      ancestor.contains { ($0 as? ModifierNode)?.source(of: type.name) != nil }
    } && evaluator.program.isOutermost(root.value.type)
  }

  /// An object of which nothing is known: its type stands in another file, or what is provided above
  /// cannot be followed.
  private func unknownObject(
    named name: String, at place: SourcePlace, _ reason: String, _ advice: String
  ) -> EnvironmentSource {
    assumed(
      .system(reason, decision: "what is read of it is unknown", advice: advice), at: place)
    return EnvironmentSource(name, .opaque(OpaqueValue(name: name, place: place)))
  }

  // MARK: Keys

  /// The value of a key at a place in the tree: from the nearest provider above it (E4), else from
  /// the root.
  func environmentSource(named name: String, at node: Node) throws -> EnvironmentSource {
    if ModelContextValue.keys.contains(name) { return contextSource(name) }
    return try provider(of: name, above: node) ?? actionSource(named: name, for: node)
      ?? rootSource(named: name)
  }

  /// What was said of a key around a node, or of the whole screen where it is nil; nil if nobody did
  /// or asked. To ask here makes nobody a reader.
  func said(environment name: String, around node: Node?) -> Value? {
    (node.flatMap { provider(of: name, above: $0) } ?? rootEnvironment[name])?.value
  }

  /// - Parameter arguments: Of an object of a generic type: one of other arguments is not meant.
  private func provider(
    of name: String, with arguments: [TypeReference] = [], above node: Node
  ) -> EnvironmentSource? {
    var current = node.parent
    var mayBeNarrow = name == Self.widthClass
    while let next = current {
      // A hosting controller begins a tree of its own (U5).
      if next is HostedNode { return nil }
      if let source = (next as? ModifierNode)?.source(of: name),
        source.value.mayHave(arguments: arguments)
      {
        return source
      }
      if mayBeNarrow, let hasLittle = next.hasLittleWidth(for: node) {
        if hasLittle, let source = narrowSource { return source }
        mayBeNarrow = false
      }
      current = next.parent
    }
    return nil
  }

  // MARK: The root

  /// Whether anybody has asked for the root's value of a key.
  func isRead(environment key: String) -> Bool {
    // That one counts for whatever is laid out (Y62).
    rootEnvironment[key]?.isAsked == true || key == EnvironmentSource.layoutDirection
  }

  /// The system's value, or the default that the program declares for its key, for somebody who looks
  /// at it.
  func rootSource(named name: String) throws -> EnvironmentSource {
    let source = try systemSource(named: name)
    source.isAsked = true
    return source
  }

  /// Where the system keeps a value, whether anybody looks at it or not.
  func systemSource(named name: String) throws -> EnvironmentSource {
    if let known = rootEnvironment[name] { return known }
    let source = EnvironmentSource(name, try screenValue(of: name) ?? defaultValue(of: name))
    if Self.ofTheDevice.contains(name) { source.doubt = deviceDoubt(name) }
    rootEnvironment[name] = source
    for watch in wholeEnvironmentReaders.values { watch(source) }
    return source
  }

  private func deviceDoubt(_ name: String) -> Doubt {
    let assumption = Assumption.measure(
      name, "\(name) is not known: it depends on the device and its position",
      advice: "say which it is by the event  environment \(name) = .compact")
    return Doubt(assumption, at: .nowhere)
  }

  /// What the width of the screen says: where columns have room beside each other (Y73), there is
  /// usually much of it. Nil where it says nothing.
  private func screenValue(of name: String) throws -> Value? {
    guard name == Self.widthClass, screen.size.width >= Metrics.usual.leastSplitWidth,
      let type = evaluator.program.types["UserInterfaceSizeClass"]
    else { return nil }
    return try evaluator.construct(case: "regular", of: type, payload: [], at: .nowhere)
      .map { .optional($0) }
  }

  /// In a sheet and in a sidebar of a screen with much width there is usually little.
  private var narrowSource: EnvironmentSource? {
    guard screen.size.width >= Metrics.usual.leastSplitWidth else { return nil }
    if let known = partEnvironment[Self.widthClass] { return known }
    guard let type = evaluator.program.types["UserInterfaceSizeClass"],
      let compact = try? evaluator.construct(
        case: "compact", of: type, payload: [], at: .nowhere)
    else { return nil }
    let source = EnvironmentSource(Self.widthClass, .optional(compact))
    source.doubt = deviceDoubt(Self.widthClass)
    partEnvironment[Self.widthClass] = source
    return source
  }

  private static let widthClass = "horizontalSizeClass"

  /// Values of the environment that differ from device to device.
  private static let ofTheDevice: Set<String> = [
    "horizontalSizeClass", "verticalSizeClass", "widgetFamily",
  ]

  /// E8: the default of an `@Entry` is evaluated again on every write to the environment above its
  /// readers; one that makes a new object each time is another value each time.
  func renewUnstableDefaults(below writer: Node, because step: Int) throws {
    guard let values = evaluator.program.types["EnvironmentValues"] else { return }
    for (name, source) in rootEnvironment.sorted(by: { $0.key < $1.key }) {
      guard let index = values.storedIndex[name], !source.isSet else { continue }
      let renewed = try defaultValue(of: name)
      guard try !evaluator.equal(source.value, renewed) else { continue }
      noteDefault(renewed, inPlaceOf: source, of: values.stored[index], below: writer)
      source.value = renewed
      invalidate(source.attribute, below: writer, because: step)
    }
  }

  func defaultValue(of name: String) throws -> Value {
    if let values = evaluator.program.types["EnvironmentValues"] {
      // `@Entry var theme = Theme.plain`
      if let index = values.storedIndex[name], let initial = values.stored[index].initial {
        return try evaluator.evaluate(
          initial, as: values.stored[index].type, in: evaluator.globals)
      }
    }
    // `var theme: Theme { get { self[ThemeKey.self] } … }`
    if let value = try defaultOfKey(named: name) { return value }
    let places: [String: Value] = [
      "locale": Surroundings.locale.value, "calendar": Surroundings.calendar.value,
      "timeZone": Surroundings.timeZone.value,
    ]
    if let place = places[name] { return place }
    if name == "editMode" {
      let inactive = try evaluator.program.types["EditMode"].flatMap {
        try evaluator.construct(case: "inactive", of: $0, payload: [], at: .nowhere)
      }
      let storage = StateStorage(
        inactive ?? .void, named: "EditMode", type: TypeReference("EditMode"), in: self)
      return .optional(.binding(BindingValue(location: storage, path: [])))
    }
    return .opaque(OpaqueValue(name: name, place: .nowhere))
  }
}

/// Reading wrapped properties and bindings.
extension Evaluator {
  func read(_ wrapper: WrapperValue, at place: SourcePlace) throws -> Value {
    if let connection = try connection(of: wrapper) { return try connection.read(at: place) }
    // Outside an update a wrapper has only what the struct was made with.
    if case .binding(let binding)? = wrapper.stored { return try read(binding, at: place) }
    if wrapper.kind == .environment,
      let value = try observer?.defaultOfEnvironment(wrapper, at: place)
    {
      return value
    }
    return try initialValue(of: wrapper)
  }

  /// The way to what outlives the value that the wrapper stands in. The user's defaults are there
  /// for objects, too.
  func connection(of wrapper: WrapperValue) throws -> (any WrapperConnection)? {
    if let connection = wrapper.connection { return connection }
    return wrapper.kind == .appStorage ? try observer?.stored(wrapper) : nil
  }

  /// What a wrapper starts with: the value it was given, else the declaration's own.
  func initialValue(of wrapper: WrapperValue) throws -> Value {
    if let stored = wrapper.stored {
      if case .function(let make) = stored, wrapper.kind == .stateObject {
        return try call(make, [], at: wrapper.property.place)
      }
      return stored
    }
    if let initial = wrapper.property.initial {
      return try evaluate(
        initial, as: wrapper.property.type,
        in: scope(declaring: wrapper.property, wrapper.arguments))
    }
    switch wrapper.kind {
    case .delegateAdaptor, .macDelegateAdaptor: return try delegate(for: wrapper)
    case .unknown:
      return .opaque(OpaqueValue(name: wrapper.property.name, place: wrapper.property.place))
    default: break
    }
    // `@FocusState private var isFocused: Bool` starts with false.
    return wrapper.property.type?.name == "Bool" ? .boolean(false) : .optional(nil)
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self)`: the system makes the delegate.
  private func delegate(for wrapper: WrapperValue) throws -> Value {
    let property = wrapper.property
    var type = property.type ?? TypeReference("_")
    if case .member(let named, "self")? = property.attributes.first?.arguments.first?.value.kind,
      let name = named.sourceText
    {
      type = TypeReference(name)
    }
    return try construct(named: type, [], in: scope(declaring: property), at: property.place)
  }

  /// Where the initial value of a property stands: the statics and nested types of its type are
  /// near.
  ///
  /// - Parameter arguments: What that type's parameters stand for.
  func scope(declaring property: PropertyDeclaration, _ arguments: [TypeReference]? = nil) -> Scope
  {
    guard let type = property.enclosing.flatMap({ program.types[$0] }) else { return globals }
    let scope = Scope(selfVariable: nil, selfType: type, result: property.type)
    scope.declare(arguments, of: type)
    return scope
  }

  func project(_ wrapper: WrapperValue, at place: SourcePlace) throws -> Value {
    if let connection = try connection(of: wrapper) { return try connection.project(at: place) }
    if case .binding? = wrapper.stored, let stored = wrapper.stored { return stored }
    return .binding(
      BindingValue(location: ConstantLocation(try read(wrapper, at: place)), path: []))
  }

  func read(_ binding: BindingValue, at place: SourcePlace) throws -> Value {
    if let fetched = try observer?.value(through: binding, at: place) { return fetched }
    var value = try binding.location.read(at: place)
    for step in binding.path { value = try follow(step, from: value, at: place) }
    return value
  }

  func write(_ value: Value, through binding: BindingValue, at place: SourcePlace) throws {
    guard let animation = binding.animation else {
      return try assign(value, through: binding, at: place)
    }
    _ = try transact(animation: animation) {
      try assign(value, through: binding, at: place)
      return .void
    }
  }

  private func assign(_ value: Value, through binding: BindingValue, at place: SourcePlace) throws {
    guard !binding.path.isEmpty else { return try binding.location.write(value, at: place) }
    var root = try binding.location.read(at: place)
    try replace(&root, along: binding.path[...], with: value, at: place)
    try binding.location.write(root, at: place)
  }

  /// What a key path leads to; nil inside it ends it as it ends a chain.
  func follow(_ path: KeyPathValue, from value: Value, at place: SourcePlace) throws -> Value {
    do {
      let found = try path.components.reduce(value) { try follow($1, from: $0, at: place) }
      guard path.components.contains(.unwrap) else { return found }
      if case .optional = found { return found }
      return .optional(found)
    } catch Interruption.leaveChain { return .optional(nil) }
  }

  func follow(_ step: KeyPathStep, from value: Value, at place: SourcePlace) throws -> Value {
    switch step {
    case .property(let name): return try member(name, of: value, in: globals, at: place)
    case .element(let indices, let labels):
      return try element(of: value, indices, labels, at: place)
    case .unwrap:
      guard case .optional(let wrapped) = value else { return value }
      guard let wrapped else { throw Interruption.leaveChain }
      return wrapped
    }
  }

  func property(_ name: String, of binding: BindingValue, at place: SourcePlace) throws
    -> Value?
  {
    switch name {
    case "wrappedValue": return try read(binding, at: place)
    case "projectedValue": return .binding(binding)
    default: break
    }
    if let type = program.types[BindingValue.typeName], let property = type.computed[name] {
      return try get(property, of: .binding(binding), declaredIn: type, at: place)
    }
    // `$user.name`: a binding to a part. Through an object the part is a place of its own, and
    // making the binding reads it (B13).
    let value = try read(peek: binding, at: place)
    if case .object(let object) = value, let index = object.type.storedIndex[name] {
      let property = object.type.stored[index]
      observe(object, property, certainty: .usual, isLent: true, at: place)
      return .binding(
        BindingValue(location: PropertyLocation(object, property, evaluator: self), path: []))
    }
    // A computed one reads what its getter reads (B4).
    if case .object(let object) = value, object.type.isObservable,
      let found = computedProperty(name, of: object.type, from: place)
    {
      _ = try readingForControl {
        try reading(.usual) {
          try get(found.property, of: value, declaredIn: found.type, at: place)
        }
      }
    }
    // `$songs.count`: a binding to an array is a collection itself, of bindings.
    if case .array = unwrapped(value), Self.sizes.contains(name),
      let size = try standardProperty(name, of: read(binding, at: place), at: place)
    {
      return size
    }
    return .binding(
      binding.part(.property(name)))
  }

  /// A binding to what a key path leads to.
  func part(of binding: BindingValue, along path: KeyPathValue, at place: SourcePlace) throws
    -> Value
  {
    try path.components.reduce(.binding(binding)) { value, step in
      guard case .binding(let binding) = value else {
        return try follow(step, from: value, at: place)
      }
      guard case .property(let name) = step else { return .binding(binding.part(step)) }
      return try property(name, of: binding, at: place) ?? .binding(binding.part(step))
    }
  }

  /// What a collection says of its size and its places.
  private static let sizes: Set<String> = [
    "count", "isEmpty", "indices", "startIndex", "endIndex", "underestimatedCount",
  ]

  /// The value behind a binding without counting as a read of it.
  func read(peek binding: BindingValue, at place: SourcePlace) throws -> Value {
    guard let location = binding.location as? any PeekableLocation else {
      return try read(binding, at: place)
    }
    var value = location.peek
    for step in binding.path { value = try follow(step, from: value, at: place) }
    return value
  }
}

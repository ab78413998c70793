/// `EnvironmentValues` as one place in the tree sees them: what `@Environment(\.self)` holds, the
/// `self` of the accessors that a program adds, what `transformEnvironment(\.self)` changes.
///
/// What is set goes no further than the object: whoever made it asks for it.
final class EnvironmentValuesObject: ChangeableObject, SubscriptedObject {
  /// The program may keep it for longer than the view lives.
  private weak var node: Node?
  /// Of those that stand around no view.
  private weak var outside: ViewTree?
  private let didRead: (EnvironmentSource) -> Void
  /// Where the values come from, which stays the same for as long as the place does.
  private var sources: [String: EnvironmentSource] = [:]
  /// By the name of the key, in the order of setting.
  private(set) var changes: [(key: String, value: Value)] = []

  /// - Parameter didRead: Told of each value of the surroundings that is looked at.
  init(at node: Node, didRead: @escaping (EnvironmentSource) -> Void = { _ in }) {
    self.node = node
    self.didRead = didRead
  }

  /// What every key is where nobody said anything.
  init(outsideOf tree: ViewTree) {
    outside = tree
    didRead = { _ in }
  }

  var text: String { "EnvironmentValues" }
  var extendedType: String? { "EnvironmentValues" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }

  // MARK: Reading

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    guard let tree = outside ?? node?.tree else { return nil }
    if let (accessors, type) = tree.environmentAccessors(name) {
      return try evaluator.get(accessors, of: .native(self), declaredIn: type, at: place)
    }
    return try value(ofKey: tree.environmentKey(ofProperty: name), in: tree)
  }

  func element(_ index: Value) throws -> Value? {
    guard case .type(let key) = index, let tree = outside ?? node?.tree else { return nil }
    return try value(ofKey: tree.environmentKey(ofType: key), in: tree)
  }

  private func value(ofKey key: String, in tree: ViewTree) throws -> Value {
    if let changed = changes.first(where: { $0.key == key }) { return changed.value }
    let source =
      try sources[key]
      ?? (node.map { try tree.environmentSource(named: key, at: $0) }
        ?? tree.rootSource(named: key))
    sources[key] = source
    didRead(source)
    return source.value
  }

  // MARK: Changing

  func set(_ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace)
    throws -> Bool
  {
    guard let tree = node?.tree else { return false }
    guard let (accessors, type) = tree.environmentAccessors(name) else {
      set(tree.environmentKey(ofProperty: name), to: tree.fitted(value, toEnvironment: name))
      return true
    }
    guard let setter = accessors.setter else { return false }
    let scope = Scope(
      selfVariable: Variable(.native(self), isMutable: true), selfType: type, result: nil)
    scope.declare(setter.parameter, Variable(tree.fitted(value, toEnvironment: name)))
    _ = try evaluator.nested(at: place) { try evaluator.run(setter.body, in: scope) }
    return true
  }

  func setElement(_ index: Value, to value: Value) -> Bool {
    guard case .type(let key) = index, let node else { return false }
    set(node.tree.environmentKey(ofType: key), to: value)
    return true
  }

  private func set(_ key: String, to value: Value) {
    changes.removeAll { $0.key == key }
    changes.append((key, value))
  }

  /// Sets what a key path leads to: `\.theme.size` changes a part of `theme`.
  func set(
    _ path: KeyPathValue, to value: Value, in evaluator: Evaluator, at place: SourcePlace
  )
    throws
  {
    guard case .property(let name)? = path.components.first else { return }
    var whole = value
    if path.components.count > 1 {
      whole = try property(name, in: evaluator, at: place) ?? .void
      try evaluator.replace(&whole, along: path.components.dropFirst(), with: value, at: place)
    }
    _ = try set(name, to: whole, in: evaluator, at: place)
  }
}

/// What the program adds to `EnvironmentValues`.
extension ViewTree {
  private var environmentType: TypeInfo? { evaluator.program.types["EnvironmentValues"] }

  /// The accessors of a property that more is to than a key of its own; nil for any other.
  func environmentAccessors(_ name: String) -> (property: PropertyDeclaration, type: TypeInfo)? {
    guard let type = environmentType, let property = type.computed[name],
      environmentKeys.keyOfProperty[name] == nil
    else { return nil }
    return (property, type)
  }

  /// The key under which a property keeps its value, as traces call it.
  func environmentKey(ofProperty name: String) -> String {
    environmentKeys.keyOfProperty[name].flatMap { environmentKeys.nameOfKey[$0] } ?? name
  }

  /// The key that a type of the program is: called like the property that hands it on.
  func environmentKey(ofType type: TypeReference) -> String {
    let name = evaluator.program.type(type)?.name ?? type.name
    // `Size<Wide>` and `Size<High>` are two keys.
    guard type.arguments.isEmpty else { return TypeReference(name, type.arguments).text }
    return environmentKeys.nameOfKey[name] ?? name
  }

  /// A value as the property has it.
  func fitted(_ value: Value, toEnvironment name: String) -> Value {
    guard let type = environmentType else { return value }
    let property = type.computed[name] ?? type.storedIndex[name].map { type.stored[$0] }
    return property.map { evaluator.coerce(value, to: $0, of: type) } ?? value
  }

  /// The default of a key; nil where there is none.
  func defaultOfKey(named name: String) throws -> Value? {
    let type = environmentKeys.nameOfKey.first { $0.value == name }?.key ?? name
    guard let key = evaluator.program.types[String(type.prefix { $0 != "<" })] else { return nil }
    return try evaluator.staticMember("defaultValue", of: key, at: .nowhere)
  }
}

/// Which properties of `EnvironmentValues` only hand a key on:
/// `var cellSize: Int { get { self[CellSizeKey.self] } … }`.
struct EnvironmentKeys {
  /// The names of types by those of properties.
  private(set) var keyOfProperty: [String: String] = [:]
  /// The names of properties by those of types.
  private(set) var nameOfKey: [String: String] = [:]

  init(of program: Program) {
    guard let values = program.types["EnvironmentValues"] else { return }
    for (name, property) in values.computed.sorted(by: { $0.key < $1.key }) {
      guard let key = Self.key(in: property.getter ?? [], of: values, program) else { continue }
      keyOfProperty[name] = key.name
      nameOfKey[key.name] = nameOfKey[key.name] ?? name
    }
  }

  private static func key(in getter: [Statement], of values: TypeInfo, _ program: Program)
    -> TypeInfo?
  {
    guard getter.count == 1 else { return nil }
    let expression: Expression? =
      switch getter[0].kind {
      case .expression(let expression): expression
      case .returns(let expression): expression
      default: nil
      }
    guard case .element(let owner, let arguments)? = expression?.kind,
      owner.sourceText == "self", case .member(let type, "self")? = arguments.first?.value.kind
    else { return nil }
    return type.sourceText.flatMap { program.type(named: $0, in: values) }
  }
}

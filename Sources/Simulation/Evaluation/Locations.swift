/// A location whose value can be looked at without becoming a dependency.
protocol PeekableLocation: Location {
  var peek: Value { get }
}

/// `.constant(x)`: writes go nowhere (D12).
final class ConstantLocation: PeekableLocation {
  let peek: Value

  init(_ value: Value) { peek = value }

  var key: LocationKey { .constant(peek) }
  func read(at place: SourcePlace) -> Value { peek }
  func write(_ value: Value, at place: SourcePlace) {}
}

/// `Binding(get:set:)`: closures, which do not compare (D5).
final class ClosureLocation: Location {
  private let getter: FunctionValue
  private let setter: FunctionValue
  private let evaluator: Evaluator
  private let number: Int

  init(getter: FunctionValue, setter: FunctionValue, evaluator: Evaluator) {
    self.getter = getter
    self.setter = setter
    self.evaluator = evaluator
    number = evaluator.nextNumber()
  }

  var key: LocationKey { .closures(number) }

  func read(at place: SourcePlace) throws -> Value {
    try evaluator.call(getter, [], at: place)
  }

  func write(_ value: Value, at place: SourcePlace) throws {
    _ = try evaluator.call(setter, [CallArgument(label: nil, value: value)], at: place)
  }
}

/// A property of an object: `$model.name`.
final class PropertyLocation: Location {
  let object: ObjectValue
  let property: PropertyDeclaration
  private let evaluator: Evaluator

  init(_ object: ObjectValue, _ property: PropertyDeclaration, evaluator: Evaluator) {
    self.object = object
    self.property = property
    self.evaluator = evaluator
  }

  var key: LocationKey { .property(ObjectIdentifier(object), property.name) }

  func read(at place: SourcePlace) throws -> Value {
    try evaluator.property(property.name, of: .object(object), at: place) ?? .void
  }

  func write(_ value: Value, at place: SourcePlace) throws {
    try evaluator.set(property.name, of: object, to: value, at: place)
  }
}

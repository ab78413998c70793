/// `as`, `as?`, `as!` and `is`.
extension Evaluator {
  func cast(
    _ operand: Expression, _ type: TypeReference, _ kind: Expression.CastKind, in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let value = try evaluate(operand, in: scope, expecting: kind == .convert ? type : nil)
    // Nothing is no value of any type: `defaults.object(forKey: key) as? Value`.
    if kind == .attempt, case .optional(nil) = value, type.name != "Any",
      (scope.genericType(type.name) ?? type).wrapped == nil
    {
      return value
    }
    if kind != .convert, isOpen(type, in: scope) {
      assume(.truth("\(value.shortText) is \(type.text)", takenFor: "true"), at: place)
    }
    switch kind {
    case .convert:
      return bridgedError(value, to: type, in: scope) ?? coerce(value, to: type, in: scope)
    case .test: return .boolean(isInstance(value, of: type, in: scope))
    case .attempt:
      guard isInstance(value, of: type, in: scope) else { return .optional(nil) }
      return .optional(bridgedError(value, to: type, in: scope) ?? unwrapped(value))
    case .force:
      guard isInstance(value, of: type, in: scope) else {
        throw trap("Could not cast value \(value.debugText) to '\(type.text)'", at: place)
      }
      return bridgedError(value, to: type, in: scope)
        ?? coerce(unwrapped(value), to: type, in: scope)
    }
  }

  /// What a cast to a type of Foundation makes of an error: any is an `NSError`. Nil for all other
  /// values and types.
  func bridgedError(_ value: Value, to type: TypeReference, in scope: Scope) -> Value? {
    let error = unwrapped(value)
    switch error {
    case .native(is EngineHeldValue): break
    default:
      guard let info = declaredType(of: error), program.conforms(info, to: "Error") else {
        return nil
      }
    }
    guard program.type(type, in: scope.selfType) == nil else { return nil }
    return engine.bridged(error, to: type.name, for: self)
  }

  func unwrapped(_ value: Value) -> Value {
    if case .optional(let wrapped?) = value { return unwrapped(wrapped) }
    return value
  }

  /// Whether nobody said what a type parameter stands for here, as in a root that has some.
  func isOpen(_ type: TypeReference, in scope: Scope) -> Bool {
    let name = String(type.name.prefix { $0 != "." })
    let isParameter =
      scope.selfType?.genericNames.contains(name) == true
      || scope.enclosingFunction?.genericNames.contains(name) == true
    return isParameter && scope.genericType(name) == nil
  }

  /// Whether a type is another one, or inherits from it.
  private func isKind(
    _ one: TypeReference, of other: TypeReference?, in scope: Scope
  ) -> Bool {
    guard let wanted = other.map({ scope.genericType($0.name) ?? $0 }) else { return false }
    let info = program.type(one, in: scope.selfType)
    return one == wanted || info.map { program.conforms($0, to: wanted.name) } ?? false
  }

  /// The same of a value whose type the program does not declare.
  private func isUndeclared(_ value: Value, of name: String) -> Bool {
    typeReference(of: value)?.name == name
      || extensionTypes(of: value).contains { program.conforms($0, to: name) }
  }

  /// Whether a value is of a type at run time. What the machine does not know is taken for what it
  /// is cast to.
  func isInstance(_ value: Value, of type: TypeReference, in scope: Scope) -> Bool {
    for bound in ["any ", "some "] where type.name.hasPrefix(bound) {
      let names = type.name.dropFirst(bound.count).split(separator: "&")
      return names.allSatisfy {
        isInstance(value, of: TypeReference(String($0).trimmingSpaces), in: scope)
      }
    }
    if isOpen(type, in: scope) { return true }
    if let bound = scope.genericType(type.name) { return isInstance(value, of: bound, in: scope) }
    let isOne =
      switch (unwrapped(value), type.name) {
      case (_, "Any"), (.object, "AnyObject"): true
      case (let value, let name) where value.bridgedClass == name: true
      case (.string(let text), "Character"): text.count == 1
      case (.type(let one), "Type"): isKind(one, of: type.arguments.first, in: scope)
      case (.opaque(let error), let name) where error.name == "CancellationError":
        name == error.name || name == "Error"
      case (.optional(nil), "Optional"): true
      case (.fixed(let number), let name): "\(Swift.type(of: number))" == name
      case (.tuple(let elements), "()"):
        elements.count == type.arguments.count
          && zip(elements, type.arguments).allSatisfy { isInstance($0.value, of: $1, in: scope) }
      case (.array(let elements), "Array"):
        type.arguments.first.map { element in
          elements.allSatisfy { isInstance($0, of: element, in: scope) }
        } ?? true
      case (.dictionary(let dictionary), "Dictionary") where type.arguments.count == 2:
        dictionary.keys.allSatisfy { isInstance($0, of: type.arguments[0], in: scope) }
          && dictionary.values.allSatisfy { isInstance($0, of: type.arguments[1], in: scope) }
      case (let value, "Optional"):
        type.wrapped.map { isInstance(value, of: $0, in: scope) } ?? true
      case (.boolean, "Bool"), (.integer, "Int"), (.string, "String"),
        (.dictionary, "Dictionary"), (.set, "Set"), (.function, "->"), (.opaque, _):
        true
      case (.double, let name): ["Double", "CGFloat", "Float", "TimeInterval"].contains(name)
      case (.native(let held as EngineHeldValue), let name): held.conforms(to: name)
      case (.native(let object as any LibraryObject), let name): object.table.name == name
      case (.native(let publisher as PublisherValue), let name):
        [publisher.typeName, publisher.extendedType].contains(name)
      case (.native(let object), let name): object.text == name
      case (let value, let name):
        declaredType(of: value).map { info in
          let wanted = program.type(named: name, in: scope.selfType)?.name ?? name
          return info.name == wanted && value.mayHave(arguments: type.arguments)
            || program.conforms(info, to: name)
        } ?? isUndeclared(value, of: name)
      }
    return isOne || bridgedError(value, to: type, in: scope) != nil
  }
}

extension Value {
  /// The class of Foundation that a value becomes where an object is asked for: `7.5 as! NSNumber`.
  fileprivate var bridgedClass: String? {
    switch self {
    case .integer, .double, .boolean: "NSNumber"
    case .string: "NSString"
    case .array: "NSArray"
    case .dictionary: "NSDictionary"
    case .set: "NSSet"
    default: nil
    }
  }
}

/// Keys of dictionaries and members of sets, told apart as the program says: by its own `==` and
/// `hash(into:)` where it declares them.
extension Evaluator {
  /// The value that stands for all values that the program calls equal to this one. Most stand for
  /// themselves.
  func key(for value: Value) throws -> Value {
    guard declaresEquality, containsOwnEquality(value) else { return value }
    let feed = try hashed(value)
    for known in representatives[feed, default: []] where try equal(known.value, value) {
      return known.key
    }
    let key = Value.tuple([
      TupleElement(value: feed), TupleElement(value: .integer(nextNumber())),
    ])
    representatives[feed, default: []].append((value, key))
    return key
  }

  private func containsOwnEquality(_ value: Value) -> Bool {
    switch value {
    case .structure(let structure):
      hasOwnEquality(structure.type) || structure.fields.contains(where: containsOwnEquality)
    case .enumeration(let enumeration):
      hasOwnEquality(enumeration.type)
        || enumeration.payload.contains { containsOwnEquality($0.value) }
    case .object(let object): hasOwnEquality(object.type)
    case .array(let values): values.first.map(containsOwnEquality) ?? false
    case .optional(let value?): containsOwnEquality(value)
    case .tuple(let elements): elements.contains { containsOwnEquality($0.value) }
    default: false
    }
  }

  private func hasOwnEquality(_ type: TypeInfo) -> Bool {
    program.lookupOrder(type).contains {
      $0.staticMethods["=="] != nil || $0.methods(named: "hash") != nil
    }
  }

  /// What a value hands to its hasher.
  private func hashed(_ value: Value) throws -> Value {
    guard let type = declaredType(of: value),
      let function = methods("hash", of: type).first(where: { $0.parameters.count == 1 })
    else { return .void }
    let hasher = HasherValue()
    let scope = Scope(selfVariable: Variable(value), selfType: type, result: nil)
    scope.declare(function.parameters[0].name, Variable(.native(hasher), isMutable: true))
    _ = try nested(at: .nowhere) { try run(function, in: scope) }
    return .array(hasher.fed)
  }

  func unique(_ values: [Value]) throws -> [Value] {
    var seen: Set<Value> = []
    return try values.filter { seen.insert(try key(for: $0)).inserted }
  }

  /// The keys of all values, to look for others among them.
  func keys(for values: [Value]) throws -> Set<Value> { Set(try values.map(key)) }

  func get(_ dictionary: DictionaryValue, _ key: Value) throws -> Value? {
    dictionary[key: try self.key(for: key)]
  }

  func set(_ dictionary: inout DictionaryValue, _ key: Value, to value: Value?) throws {
    dictionary.set(key, as: try self.key(for: key), to: value)
  }
}

/// The `Hasher` that a program's `hash(into:)` is handed: it keeps what it is fed.
private final class HasherValue: NativeObject {
  var fed: [Value] = []
  let text = "Hasher"

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "combine":
      fed.append(try evaluator.key(for: arguments.first?.value ?? .void))
      return .void
    case "finalize": return .integer(Value.array(fed).hashValue)
    default: return nil
    }
  }
}

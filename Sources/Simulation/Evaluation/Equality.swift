/// Equality and order as the program means them.
extension Evaluator {
  /// `==` as the program means it: its own where it declares one, else memberwise.
  func equal(_ left: Value, _ right: Value) throws -> Bool {
    guard declaresEquality else { return left == right }
    switch (left, right) {
    case (.optional(nil), .optional(nil)): return true
    case (.optional(nil), _), (_, .optional(nil)): return false
    case (.optional(let a?), _): return try equal(a, right)
    case (_, .optional(let b?)): return try equal(left, b)
    case (.array(let a), .array(let b)): return try equal(a, b)
    case (.tuple(let a), .tuple(let b)): return try equal(a.map(\.value), b.map(\.value))
    case (.structure, .structure), (.object, .object), (.enumeration, .enumeration):
      if let own = try applyOwn("==", [left, right], at: .nowhere), case .boolean(let value) = own {
        return value
      }
      return try memberwiseEqual(left, right)
    case (.set(let a), .set(let b)):
      return try a.count == b.count && keys(for: a) == keys(for: b)
    case (.dictionary(let a), .dictionary(let b)):
      return try a.count == b.count
        && zip(a.keys, a.values).allSatisfy { key, value in
          try get(b, key).map { try equal(value, $0) } ?? false
        }
    default: return left == right
    }
  }

  private func memberwiseEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.structure(let a), .structure(let b)):
      return try a.type === b.type && equal(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      return try a.type === b.type && a.name == b.name
        && equal(a.payload.map(\.value), b.payload.map(\.value))
    default: return left == right
    }
  }

  private func equal(_ left: [Value], _ right: [Value]) throws -> Bool {
    guard left.count == right.count else { return false }
    // Storage that is shared is equal; so values that share much are compared in time.
    let isShared = left.withUnsafeBytes { a in
      right.withUnsafeBytes { a.baseAddress == $0.baseAddress }
    }
    try countStep(at: .nowhere)
    return try isShared || zip(left, right).allSatisfy { try equal($0, $1) }
  }

  func compare(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws
    -> Bool
  {
    if let own = try applyOwn(name, [left, right], at: place)
      ?? applyLibrary(name, left, right, at: place), case .boolean(let value) = own
    {
      return value
    }
    if name != "<", declaredType(of: left) != nil {
      switch name {
      case ">": return try compare("<", right, left, at: place)
      case "<=": return try !compare("<", right, left, at: place)
      default: return try !compare("<", left, right, at: place)
      }
    }
    switch (left, right) {
    case (.string(let a), .string(let b)): return order(name, a, b)
    case (.integer(let a), .integer(let b)): return order(name, a, b)
    case (.enumeration(let a), .enumeration(let b)):
      let cases = a.type.cases.map(\.name)
      if a.name == b.name {
        return try compare(name, .tuple(a.payload), .tuple(b.payload), at: place)
      }
      return order(name, cases.firstIndex(of: a.name) ?? 0, cases.firstIndex(of: b.name) ?? 0)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) where try !equal(x.value, y.value) {
        return try compare(name, x.value, y.value, at: place)
      }
      return name.hasSuffix("=")
    default:
      if let a = FixedInteger.number(left), let b = FixedInteger.number(right) {
        switch name {
        case "<": return FixedInteger.isLess(a, b)
        case ">": return FixedInteger.isLess(b, a)
        case "<=": return !FixedInteger.isLess(b, a)
        default: return !FixedInteger.isLess(a, b)
        }
      }
      guard let a = number(left), let b = number(right) else {
        assume(
          .truth("\(left.debugText) \(name) \(right.debugText)", takenFor: "false"), at: place)
        return false
      }
      return order(name, a, b)
    }
  }

  private func order<T: Comparable>(_ name: String, _ left: T, _ right: T) -> Bool {
    switch name {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    default: left >= right
    }
  }
}

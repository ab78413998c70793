/// A value of a library that only the host knows, as the machine carries it: it passes it on, compares
/// it and prints it.
public protocol CarriedValue: AnyObject {
  func isEqual(to other: any CarriedValue) -> Bool
  func hash(into hasher: inout Hasher)
  /// As it is printed.
  var text: String { get }
}

extension RuntimeType {
  /// Whether ``isOnlyHosts``.
  func findsOnlyHosts() -> Bool {
    if type.isUnknown { return true }
    guard let nominal = type.nominal, nominal.isNative,
      nominal.kind == .structure || nominal.kind == .classType,
      Self.modules.contains(nominal.context.module?.name ?? "")
    else { return false }
    return !NativeTable.owners.contains(nominal.qualifiedName)
      && ForeignType.known(nominal) == nil && ForeignContent.known(nominal) == nil
  }

  /// Whether there may be values of types in it that nobody knows.
  var holdsUnknown: Bool { holds { $0.type.hasUnknown } }

  /// The same, or values that the host carries.
  var holdsUnknownOrCarried: Bool { holds { $0.type.hasUnknown || $0.isOnlyHosts } }

  /// Whether it is such a type, or there may be values of one in its own.
  func holds(_ isMeant: (RuntimeType) -> Bool) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return holds(isMeant, &seen)
  }

  private func holds(
    _ isMeant: (RuntimeType) -> Bool, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return false }
    if isMeant(self) { return true }
    func anyHolds(_ types: [HostType]) -> Bool {
      types.contains { $0.type.holds(isMeant, &seen) }
    }
    return switch HostType(type: self).form {
    case .optional(let part), .array(let part), .set(let part): anyHolds([part])
    case .dictionary(let key, let value): anyHolds([key, value])
    case .tuple(let parts): anyHolds(parts.map(\.type))
    case .structure(let fields): anyHolds(fields.map(\.type))
    case .enumeration(let cases): anyHolds(cases.flatMap { $0.payload.map(\.type) })
    default: false
    }
  }

  private static let modules: Set = ["SwiftUI", "Foundation"]
}

extension NativeTable {
  /// The types that the machine has members or initialisers of.
  static let owners = Set(
    standard.keys.compactMap { key in
      let name = key.prefix { $0 != "(" }
      return name.lastIndex(of: ".").map { String(name[..<$0]) }
    })
}

extension Value {
  /// What the host handed over.
  fileprivate var carried: (any CarriedValue)? {
    (object as? KeptBox)?.content as? any CarriedValue
  }

  var isCarried: Bool { carried != nil }
}

/// Comparing, hashing and printing of what only the host knows.
enum CarriedValues {
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let one = left.carried, let other = right.carried else { return false }
    return one.isEqual(to: other)
  }

  static func hash(_ value: Value, _ hasher: inout Hasher) { value.carried?.hash(into: &hasher) }

  static func text(_ value: Value) -> String { value.carried?.text ?? "" }
}

/// A protocol whose members the compiler writes by itself, where all parts of a type conform.
enum Derivation: String {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case encodable = "Encodable"
  case decodable = "Decodable"

  /// The member that the program may write itself.
  var member: String {
    switch self {
    case .equatable: "=="
    case .hashable: "hash"
    case .encodable: "encode"
    case .decodable: "init"
    }
  }

  var isOfCoding: Bool { self == .encodable || self == .decodable }

  /// Whether the compiler gives types what a protocol asks for.
  static func helps(_ owner: Nominal, _ nominal: Nominal) -> Bool {
    Derivation(rawValue: owner.name) != nil
      || ["Comparable", "CaseIterable", "CodingKey"].contains(owner.name)
      || owner.name == "RawRepresentable" && nominal.kind == .enumeration
  }
}

extension Checker {
  /// What the compiler would write by itself it can write only where all parts conform.
  func checkDerivation(of promise: Nominal.Promise, in nominal: Nominal) {
    let wanted = promise.bound.nominal
    guard let derivation = Derivation(rawValue: wanted.name), nominal.isComplete,
      resolver.module(around: wanted.context) !== resolver.program, promise.requirements.isEmpty
    else { return }
    if derivation == .hashable, !isWritten(.equatable, in: nominal),
      refuseComparing(.equatable, promise, in: nominal)
    {
      return
    }
    if isWritten(derivation, in: nominal) { return }
    if derivation == .encodable || derivation == .decodable,
      let problem = wrongKey(of: nominal, isDecoded: derivation == .decodable)
    {
      if !findings.contains(where: { $0.position == promise.position }) {
        report(
          "`\(nominal.name)` says that it is `\(wanted.name)`, and \(problem.what)",
          at: promise.position, advice: problem.advice)
      }
      return
    }
    if refuseComparing(derivation, promise, in: nominal) { return }
    let signature = resolver.signature(of: nominal)
    for part in parts(of: nominal, coded: derivation.isOfCoding) where isPlain(part.type) {
      guard resolver.conforms(part.type, to: wanted, in: signature) == .no else { continue }
      report(
        "`\(nominal.name)` says that it is `\(wanted.name)`, and its `\(part.name)`, a "
          + "`\(part.type)`, is not", at: promise.position,
        advice: part.type.nominal?.isLibrary == false
          ? "make `\(part.type)` conform, or write what `\(wanted.name)` asks for"
          : "give it a type that is `\(wanted.name)`, or write what `\(wanted.name)` asks for")
      return
    }
  }

  /// The compiler compares and hashes values by their parts; when two objects are equal, their class
  /// says.
  private func refuseComparing(
    _ derivation: Derivation, _ promise: Nominal.Promise, in nominal: Nominal
  ) -> Bool {
    guard nominal.kind == .classType || nominal.kind == .actorType,
      derivation == .equatable || derivation == .hashable, nominal.superclass == nil,
      !nominal.hasUnknownAncestor, nominal.members["hashValue"].isEmpty
    else { return false }
    let advice =
      derivation == .equatable
      ? "static func == (left: \(nominal.name), right: \(nominal.name)) -> Bool"
      : "func hash(into hasher: inout Hasher)"
    report(
      "`\(nominal.name)` says that it is `\(derivation.rawValue)`, and is a class, for which nobody "
        + "but itself says what that means", at: promise.position, advice: "add `\(advice)`")
    return true
  }

  /// What does not fit between the `CodingKeys` that a type declares and its stored properties.
  private func wrongKey(
    of nominal: Nominal, isDecoded: Bool
  ) -> (what: String, advice: String)? {
    guard trials == 0, nominal.kind == .structure || nominal.kind == .classType,
      case .nominal(let keys)? = nominal.members.types("CodingKeys").first,
      keys.kind == .enumeration, !keys.cases.isEmpty
    else { return nil }
    // A macro changes what is stored: `@Observable` stores `name` as `_name`.
    let attributes = nominal.syntax?.modifiers.attributes ?? []
    guard attributes.allSatisfy({ $0.name == "MainActor" }) else { return nil }
    let names = Set(keys.cases.map(\.name))
    let other = keys.cases.first { key in
      !nominal.members[key.name].contains {
        $0.variable.map { !$0.isComputed && !$0.isStatic } ?? false
      }
    }
    if let other {
      return (
        "no stored property is called `\(other.name)`, as one of its `CodingKeys` is",
        "name the case like the property, and give it the name in the data: "
          + "`case title = \"\(other.name)\"`"
      )
    }
    guard isDecoded else { return nil }
    let missing = nominal.storedProperties.first { property in
      guard let syntax = property.syntax, syntax.modifiers.attributes.isEmpty else { return false }
      return !names.contains(property.name) && syntax.isWithoutValue
        && !(property.isMutable && property.type.wrapped != nil)
    }
    return missing.map {
      (
        "`\($0.name)` is not among its `CodingKeys`, and has no value otherwise",
        "add `case \($0.name)`, or give it a value where it is declared"
      )
    }
  }

  /// A type of the program without parameters, or a function: nothing else decides what it conforms to.
  private func isPlain(_ type: Type) -> Bool {
    switch type.kind {
    case .function: !type.hasUnknown
    case .existential(let existential): existential.superclass == nil && !type.hasUnknown
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      // `[String: Any]`
      [.array, .dictionary, .optional].contains(nominal.role) && arguments.contains(where: isPlain)
    case .nominal(let nominal, let arguments):
      arguments.isEmpty && nominal.isComplete
        && nominal.extensions.allSatisfy {
          $0.syntax?.requirements.isEmpty ?? true
        } && resolver.module(around: nominal.context) === resolver.program
    default: false
    }
  }

  /// - Parameter isCoded: What is not among the `CodingKeys` is no part then.
  private func parts(
    of nominal: Nominal, coded isCoded: Bool
  ) -> [(name: String, type: Type)] {
    var keys: Set<String>?
    if isCoded, case .nominal(let declared)? = nominal.members.types("CodingKeys").first {
      keys = Set(declared.cases.map(\.name))
    }
    return switch nominal.kind {
    case .structure:
      // What a wrapper or a macro makes of a property is not looked at.
      nominal.storedProperties.filter { $0.syntax?.modifiers.attributes.isEmpty ?? false }
        .filter { keys?.contains($0.name) ?? true }
        .map { ($0.name, $0.type) }
    case .enumeration:
      nominal.cases.flatMap { one in one.parameters.map { (one.name, $0.type) } }
    default: []
    }
  }

  /// Whether the program itself says how.
  private func isWritten(_ derivation: Derivation, in nominal: Nominal) -> Bool {
    if !nominal.members[derivation.member].isEmpty || isOfRawValues(nominal) { return true }
    let isGiven = resolver.members(derivation.member, of: nominal.selfType, in: solver.signature)
      .contains { candidate in
        candidate.origin == .protocolExtension
          && candidate.symbol.context.flatMap(resolver.module) === resolver.program
      }
    if isGiven { return true }
    guard derivation == .equatable else { return false }
    return resolver.operators(named: "==").contains { function in
      guard resolver.module(around: function.context) === resolver.program,
        let type = function.interface.parameters.first?.type
      else { return false }
      return type.nominal === nominal || type.nominal == nil
    }
  }

  /// What has a raw value is compared, hashed and written by that.
  private func isOfRawValues(_ nominal: Nominal) -> Bool {
    resolver.lineage(of: nominal).contains { $0.bound.nominal.name == "RawRepresentable" }
  }
}

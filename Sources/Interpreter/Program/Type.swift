/// A type of the program, as the checker found it.
///
/// Types are values: two are equal if they mean the same, once their variables are resolved.
public final class Type {
  public let kind: Kind
  /// What stands somewhere inside it.
  let contents: Contents
  private let digest: Int

  init(_ kind: Kind) {
    self.kind = kind
    contents = Type.contents(of: kind)
    digest = Type.digest(of: kind)
  }

  public enum Kind {
    /// A struct, class, enum or actor with its arguments, those of the types around it first.
    case nominal(Nominal, [Type])
    case parameter(GenericParameter)
    /// `Base.Element`, where Base is not known yet.
    case associated(Type, AssociatedType)
    case tuple([Element])
    case function(FunctionType)
    /// `any P & Q`; without a protocol it is `Any`.
    case existential(Existential)
    /// `some P`: what a declaration returns and does not tell.
    case opaque(OpaqueResult, [Type])
    case metatype(Type)
    /// To be found out.
    case variable(TypeVariable)
    /// The types behind `repeat each T`.
    case pack([Type])
    case expansion(Type)
    /// Of a library that nobody declared, or of something that is wrong and was said.
    case unknown
  }

  public struct Element {
    public var label: String?
    public var type: Type
  }

  struct Contents: OptionSet {
    var rawValue: UInt8
    static let variable = Contents(rawValue: 1)
    static let parameter = Contents(rawValue: 2)
    static let unknown = Contents(rawValue: 4)
    static let associated = Contents(rawValue: 8)
    static let expansion = Contents(rawValue: 16)
    // These are asked all the time: no set is made for each question.
    static let undecided = Contents(rawValue: variable.rawValue | unknown.rawValue)
    static let openExpansion = Contents(rawValue: expansion.rawValue | variable.rawValue)
    static let toComplete = Contents(rawValue: variable.rawValue | associated.rawValue)
    static let toFindOut = Contents(rawValue: toComplete.rawValue | expansion.rawValue)
    static let toReplace = Contents(rawValue: toFindOut.rawValue | parameter.rawValue)
  }

  private static func contents(of kind: Kind) -> Contents {
    switch kind {
    case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
      arguments.reduce(into: []) { $0.formUnion($1.contents) }
    case .parameter: .parameter
    case .associated(let base, _): base.contents.union(.associated)
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.type.contents) }
    case .function(let function):
      function.parameters.reduce(
        into: function.result.contents.union(function.failure?.contents ?? [])
      ) { $0.formUnion($1.type.contents) }
    case .existential(let existential):
      existential.bounds.reduce(into: []) { contents, bound in
        for argument in bound.arguments { contents.formUnion(argument.type.contents) }
        for argument in bound.classArguments { contents.formUnion(argument.contents) }
      }
    case .metatype(let instance): instance.contents
    case .expansion(let pattern): pattern.contents.union(.expansion)
    case .variable: .variable
    case .unknown: .unknown
    }
  }

  private static func digest(of kind: Kind) -> Int {
    var digest = Digest()
    switch kind {
    case .nominal(let nominal, let arguments):
      digest.mix(nominal)
      for argument in arguments { digest.mix(argument.digest) }
    case .parameter(let parameter): digest.mix(parameter)
    case .associated(let base, let member):
      digest.mix(base.digest)
      digest.mix(member)
    case .tuple(let elements): for element in elements { digest.mix(element.type.digest) }
    case .function(let function):
      for parameter in function.parameters { digest.mix(parameter.type.digest) }
      digest.mix(function.result.digest)
    case .existential(let existential):
      for bound in existential.bounds { digest.mix(bound.nominal) }
    case .opaque(let result, _): digest.mix(result)
    case .metatype(let instance):
      digest.mix(1)
      digest.mix(instance.digest)
    case .pack(let types): for type in types { digest.mix(type.digest) }
    case .expansion(let pattern):
      digest.mix(2)
      digest.mix(pattern.digest)
    case .variable(let variable): digest.mix(variable)
    case .unknown: digest.mix(3)
    }
    return digest.value
  }

  /// Types are made by the thousand, and most of them are never in a table: to mix a few numbers is
  /// enough to tell them apart.
  private struct Digest {
    private(set) var value = 0

    mutating func mix(_ number: Int) {
      value = (value &+ number) &* 0x9E37_79B9_7F4A_7C1
      value ^= value >> 29
    }

    mutating func mix(_ object: AnyObject) { mix(Int(bitPattern: ObjectIdentifier(object))) }
  }
}

extension Type: Hashable {
  public static func == (left: Type, right: Type) -> Bool {
    if left === right { return true }
    if left.digest != right.digest { return false }
    return switch (left.kind, right.kind) {
    case (.nominal(let a, let x), .nominal(let b, let y)): a === b && x == y
    case (.parameter(let a), .parameter(let b)): a === b
    case (.associated(let a, let x), .associated(let b, let y)): x === y && a == b
    case (.tuple(let a), .tuple(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.type == $1.type }
    case (.function(let a), .function(let b)): a == b
    case (.existential(let a), .existential(let b)): a == b
    case (.opaque(let a, let x), .opaque(let b, let y)): a === b && x == y
    case (.metatype(let a), .metatype(let b)), (.expansion(let a), .expansion(let b)): a == b
    case (.pack(let a), .pack(let b)): a == b
    case (.variable(let a), .variable(let b)): a === b
    case (.unknown, .unknown): true
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension Type {
  // These are made once, hold nothing that changes, and may be named from anywhere.
  nonisolated(unsafe) static let unknown = Type(.unknown)
  nonisolated(unsafe) static let void = Type(.tuple([]))
  nonisolated(unsafe) static let any = Type(.existential(Existential(bounds: [])))

  var isUnknown: Bool { if case .unknown = kind { true } else { false } }
  /// What one turn through a pack sees of it: `T` of `repeat T`, and of a tuple of nothing else.
  var expandedElement: Type {
    switch kind {
    case .expansion(let pattern): pattern
    case .tuple(let elements) where elements.count == 1: elements[0].type.expandedElement
    default: self
    }
  }
  /// The types of a pack.
  var packed: [Type]? { if case .pack(let types) = kind { types } else { nil } }
  var isVoid: Bool { if case .tuple(let elements) = kind { elements.isEmpty } else { false } }
  var hasUnknown: Bool { contents.contains(.unknown) }
  var isOpaque: Bool { if case .opaque = kind { true } else { false } }
  /// Whether `some P` stands in it.
  var hasOpaquePart: Bool {
    switch kind {
    case .opaque: true
    case .nominal(_, let arguments), .pack(let arguments):
      arguments.contains(where: \.hasOpaquePart)
    case .tuple(let elements): elements.contains { $0.type.hasOpaquePart }
    case .function(let function):
      function.result.hasOpaquePart || function.parameters.contains { $0.type.hasOpaquePart }
    case .metatype(let inner), .expansion(let inner): inner.hasOpaquePart
    default: false
    }
  }
  /// The type with nothing known of what stands behind each `some`: `(some P)?` is returned by who
  /// returns an optional.
  var openingHidden: Type {
    switch kind {
    case .opaque: .unknown
    case .nominal(let nominal, let arguments) where hasOpaquePart:
      Type(.nominal(nominal, arguments.map(\.openingHidden)))
    case .tuple(let elements) where hasOpaquePart:
      Type(.tuple(elements.map { Element(label: $0.label, type: $0.type.openingHidden) }))
    default: self
    }
  }
  var hasVariable: Bool { contents.contains(.variable) }

  /// The declaration of a struct, class, enum or actor.
  var nominal: Nominal? { if case .nominal(let nominal, _) = kind { nominal } else { nil } }
  var arguments: [Type] { if case .nominal(_, let arguments) = kind { arguments } else { [] } }

  /// The type inside `T?`.
  var wrapped: Type? {
    if case .nominal(let nominal, let arguments) = kind, nominal.role == .optional {
      arguments.first
    } else {
      nil
    }
  }

  /// Without any optional around it.
  var unwrapped: Type { wrapped?.unwrapped ?? self }

  /// `AnyObject` itself: each of its members is found while the program runs.
  var isAnyObject: Bool {
    guard case .existential(let existential) = kind else { return false }
    return existential.bounds.count == 1 && existential.bounds[0].nominal.role == .anyObject
  }

  /// A class of Foundation that values of Swift become and that becomes them, if `as` asks for it:
  /// any error is an `NSError`, a number an `NSNumber`.
  var isBridged: Bool {
    guard let nominal, nominal.isLibrary, nominal.isReference else { return false }
    return nominal.name.hasPrefix("NS")
  }

  var function: FunctionType? { if case .function(let function) = kind { function } else { nil } }
  var metatypeInstance: Type? { if case .metatype(let instance) = kind { instance } else { nil } }
}

/// `(Int, inout String) async throws -> Bool`
public struct FunctionType: Hashable {
  public var parameters: [Parameter]
  public var result: Type
  public var isAsync = false
  /// What it throws; nil where it throws nothing.
  public var failure: Type?

  public struct Parameter: Hashable {
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// The result builder that a closure given for it is read with.
    public var builder: Type?

    public static func == (left: Self, right: Self) -> Bool {
      left.type == right.type && left.isInout == right.isInout
        && left.isVariadic == right.isVariadic
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }
}

/// `any P<Element> & Q`
public struct Existential: Hashable {
  public var bounds: [Bound]

  public struct Bound: Hashable {
    /// A protocol, or the class that all such values are of.
    public var nominal: Nominal
    /// Of a class; none of a protocol.
    public var classArguments: [Type] = []
    /// `any Collection<Int>`
    public var arguments: [Argument] = []
  }

  public struct Argument: Hashable {
    public var associated: AssociatedType
    public var type: Type
  }

  /// With each type that it is written with changed.
  func mapped(_ change: (Type) -> Type) -> Existential {
    Existential(
      bounds: bounds.map { bound in
        var copy = bound
        copy.classArguments = bound.classArguments.map(change)
        copy.arguments = bound.arguments.map {
          Argument(associated: $0.associated, type: change($0.type))
        }
        return copy
      })
  }

  /// The types that it is written with.
  var types: [Type] { bounds.flatMap { $0.classArguments + $0.arguments.map(\.type) } }

  var protocols: [Nominal] { bounds.map(\.nominal).filter { $0.kind == .protocolType } }
  var superclass: Type? {
    bounds.first { $0.nominal.kind != .protocolType }.map {
      Type(.nominal($0.nominal, $0.classArguments))
    } ?? protocols.lazy.compactMap(\.superclass).first
  }
}

extension [Type.Element] {
  /// Where the parts of another tuple stand in this one that has the same names in another order:
  /// `(y: 1, x: 2)` for an `(x: Int, y: Int)`. Nil where they are taken one after the other.
  func places(of other: [Type.Element]) -> [Int]? {
    guard count == other.count, map(\.label) != other.map(\.label) else { return nil }
    let places = other.compactMap { part in
      part.label.flatMap { label in firstIndex { $0.label == label } }
    }
    return Set(places).count == count ? places : nil
  }
}

/// What a function with `some P` returns, or a parameter of such a type takes.
public final class OpaqueResult {
  public let name: String
  public let bounds: [Requirement.Bound]

  init(name: String, bounds: [Requirement.Bound]) {
    self.name = name
    self.bounds = bounds
  }

  /// The bounds with what stands in their brackets for a call: `T` of `some Collection<T>` is the
  /// caller's.
  func bounds(with arguments: [Type]) -> [Requirement.Bound] {
    var rest = arguments[...]
    return bounds.map { bound in
      defer { rest = rest.dropFirst(bound.arguments.count) }
      guard rest.count >= bound.arguments.count else { return bound }
      return Requirement.Bound(
        nominal: bound.nominal, arguments: Array(rest.prefix(bound.arguments.count)))
    }
  }
}

/// `T` of `<T>`, or the `Self` of a protocol.
public final class GenericParameter {
  public let name: String
  public let isPack: Bool
  /// The protocol whose `Self` it is. It lets go of its `Self` when it is dismantled.
  let selfOf: Nominal?

  init(name: String, isPack: Bool = false, selfOf: Nominal? = nil) {
    self.name = name
    self.isPack = isPack
    self.selfOf = selfOf
  }
}

/// A type to be found out while an expression is checked.
public final class TypeVariable {
  let number: Int
  var binding: Type?
  /// What it was written as, if it stands for a literal.
  var literal: LiteralKind?

  init(number: Int, literal: LiteralKind?) {
    self.number = number
    self.literal = literal
  }
}

/// What can be written without a type.
enum LiteralKind: String {
  case integer, float, string, character, boolean, nothing, array, dictionary, regex
}

/// A declaration as the source has it.
public enum Declaration {
  case variable(VariableSyntax)
  case function(FunctionSyntax)
  case type(TypeSyntax)
  case typeExtension(ExtensionSyntax)
  case alias(AliasSyntax)
  case associatedType(AssociatedTypeSyntax)
  case enumCase(EnumCaseSyntax)
  case operatorName(OperatorSyntax)
  case precedence(PrecedenceSyntax)
  case imported(String, SourcePosition)
  /// `#Preview("Full") { … }` and other macros that stand where a declaration may.
  case macro(Macro, SourcePosition)
}

/// `@State`, `@ViewBuilder`, `@Environment(\.colorScheme)`.
public struct AttributeSyntax {
  public var name: String
  public var type: WrittenType
  public var arguments: [Argument]?
  /// `@available(*, unavailable)`
  public var isUnavailable = false
  public var position: SourcePosition
}

/// Who may see a declaration.
public enum Access: Int, Sendable, Comparable {
  case privateAccess, fileAccess, internalAccess, packageAccess, publicAccess, openAccess

  public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// The words and attributes before a declaration.
public struct Modifiers {
  public var attributes: [AttributeSyntax] = []
  public var access: Access?
  /// Of `private(set)`.
  public var setterAccess: Access?
  public var isStatic = false
  /// `class func`, which a subclass may override.
  public var isClassMember = false
  public var isMutating = false
  public var isNonmutating = false
  /// `consuming`: the function has its value for itself.
  public var isConsuming = false
  public var isOverride = false
  public var isRequired = false
  public var isConvenience = false
  public var isFinal = false
  public var isLazy = false
  public var isIndirect = false
  public var isOptional = false
  public var isNonisolated = false
  /// Of an operator with one operand.
  public var fixity: OperatorSyntax.Fixity?
  public var ownership = Ownership.strong

  public func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
  public func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.name == name }
  }
}

/// A parameter of a function, an initialiser, a subscript or a closure.
public final class Parameter {
  /// What a caller writes; nil for `_`.
  public let label: String?
  public let name: VariableName
  public let type: WrittenType?
  public let defaultValue: Expression?
  public let isVariadic: Bool
  public let isInout: Bool
  public let isAutoclosure: Bool
  /// Marked `@escaping`: the function may keep it.
  public let isEscaping: Bool
  /// `isolated`: the function runs on the actor that it is given.
  public let isIsolated: Bool
  /// `@convention(c)`: a function that holds nothing, and so may be kept.
  public let isOfC: Bool
  public let attributes: [AttributeSyntax]

  init(
    label: String?, name: VariableName, type: WrittenType?, defaultValue: Expression? = nil,
    isVariadic: Bool = false, isInout: Bool = false, isAutoclosure: Bool = false,
    isEscaping: Bool = false, isIsolated: Bool = false, isOfC: Bool = false,
    attributes: [AttributeSyntax] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.isInout = isInout
    self.isAutoclosure = isAutoclosure
    self.isEscaping = isEscaping
    self.isIsolated = isIsolated
    self.isOfC = isOfC
    self.attributes = attributes
  }
}

/// A function, a method, an initialiser, a `deinit`, a subscript or an operator.
public final class FunctionSyntax {
  public enum Kind: Sendable { case function, initializer, deinitializer, element }

  public let kind: Kind
  /// `init`, `deinit` and `subscript` for those.
  public let name: String
  public let generics: GenericClause
  public let parameters: [Parameter]
  public let result: WrittenType?
  public let isAsync: Bool
  public let failure: WrittenFailure?
  /// `init?`, and `init!`.
  public let isFailable: Bool
  /// Whether what it gives unwraps itself: `init!`, and `-> String!`.
  let unwrapsItself: Bool
  public let modifiers: Modifiers
  /// Nil for a requirement of a protocol and for what a library does itself.
  public var body: [Statement]? { late?.statements }
  public var hasBody: Bool { late != nil }
  let late: LateBody?
  /// Of a subscript.
  public let accessors: Accessors?
  public let position: SourcePosition
  /// Where its body ends.
  public let end: SourcePosition

  init(
    kind: Kind, name: String, generics: GenericClause, parameters: [Parameter],
    result: WrittenType?, isAsync: Bool, failure: WrittenFailure?, isFailable: Bool,
    modifiers: Modifiers, body: LateBody?, accessors: Accessors?, position: SourcePosition,
    end: SourcePosition = .nowhere, unwrapsItself: Bool = false
  ) {
    self.end = end
    self.unwrapsItself = unwrapsItself || result?.unwrapsItself ?? false
    self.kind = kind
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.failure = failure
    self.isFailable = isFailable
    self.modifiers = modifiers
    late = body
    self.accessors = accessors
    self.position = position
  }
}

extension FunctionSyntax {
  /// Whether somebody wrote what it does.
  var isWritten: Bool { hasBody || accessors?.getter?.hasBody == true }
}

/// What stands in the braces behind a variable or a subscript.
public struct Accessors {
  public var getter: Accessor?
  public var setter: Accessor?
  public var willSet: Accessor?
  public var didSet: Accessor?
  /// Of a computed property; a stored one may have observers.
  public var isComputed: Bool { getter != nil }

  public struct Accessor {
    /// Nil for `{ get set }` in a protocol or an interface.
    public var body: [Statement]? { late?.statements }
    public var hasBody: Bool { late != nil }
    var late: LateBody?
    /// The name of the new, or for `didSet` the old, value.
    public var parameter: VariableName?
    public var isMutating = false
    public var isNonmutating = false
    public var isAsync = false
    public var failure: WrittenFailure?
    public var position: SourcePosition
    /// Where its body ends.
    public var end = SourcePosition.nowhere
  }
}

/// `let (a, b): T = value`: one binding of a declaration.
public final class VariableSyntax {
  public let pattern: Pattern
  public let type: WrittenType?
  public let initial: Expression?
  public let isMutable: Bool
  public let accessors: Accessors?
  public let modifiers: Modifiers
  /// `async let`
  public let isAsync: Bool
  public let position: SourcePosition

  init(
    pattern: Pattern, type: WrittenType?, initial: Expression?, isMutable: Bool,
    accessors: Accessors?, modifiers: Modifiers, isAsync: Bool, position: SourcePosition
  ) {
    self.pattern = pattern
    self.type = type
    self.initial = initial
    self.isMutable = isMutable
    self.accessors = accessors
    self.modifiers = modifiers
    self.isAsync = isAsync
    self.position = position
  }
}

/// A struct, class, enum, actor or protocol.
public final class TypeSyntax {
  public enum Kind: Sendable { case structure, classType, enumeration, actorType, protocolType }

  public let kind: Kind
  public let name: String
  public let generics: GenericClause
  public let inherited: [WrittenType]
  public let modifiers: Modifiers
  public let members: [Declaration]
  public let position: SourcePosition
  /// Where its body ends.
  public let end: SourcePosition

  init(
    kind: Kind, name: String, generics: GenericClause, inherited: [WrittenType],
    modifiers: Modifiers, members: [Declaration], position: SourcePosition,
    end: SourcePosition = .nowhere
  ) {
    self.end = end
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.modifiers = modifiers
    self.members = members
    self.position = position
  }
}

/// `extension Array: Shown where Element == Int { … }`
public final class ExtensionSyntax {
  public let extended: WrittenType
  public let inherited: [WrittenType]
  public let requirements: [WrittenRequirement]
  public let modifiers: Modifiers
  public let members: [Declaration]
  public let position: SourcePosition

  init(
    extended: WrittenType, inherited: [WrittenType], requirements: [WrittenRequirement],
    modifiers: Modifiers, members: [Declaration], position: SourcePosition
  ) {
    self.extended = extended
    self.inherited = inherited
    self.requirements = requirements
    self.modifiers = modifiers
    self.members = members
    self.position = position
  }
}

public final class AliasSyntax {
  public let name: String
  public let generics: GenericClause
  public let target: WrittenType
  public let modifiers: Modifiers
  public let position: SourcePosition

  init(
    name: String, generics: GenericClause, target: WrittenType, modifiers: Modifiers,
    position: SourcePosition
  ) {
    self.name = name
    self.generics = generics
    self.target = target
    self.modifiers = modifiers
    self.position = position
  }
}

public struct AssociatedTypeSyntax {
  public var name: String
  public var inherited: [WrittenType]
  public var defaultType: WrittenType?
  public var requirements: [WrittenRequirement]
  /// Of `protocol Sequence<Element>`.
  public var isPrimary = false
  public var position: SourcePosition
}

extension [Declaration] {
  /// The members of a protocol with the associated types that stand behind its name in brackets;
  /// those that it has from another protocol are declared anew.
  func markingPrimary(_ names: [String], at position: SourcePosition) -> [Declaration] {
    var inherited = names
    let members = map { member -> Declaration in
      guard case .associatedType(var declared) = member, names.contains(declared.name) else {
        return member
      }
      inherited.removeAll { $0 == declared.name }
      declared.isPrimary = true
      return .associatedType(declared)
    }
    return inherited.map { name in
      .associatedType(
        AssociatedTypeSyntax(
          name: name, inherited: [], defaultType: nil, requirements: [], isPrimary: true,
          position: position))
    } + members
  }
}

public struct EnumCaseSyntax {
  public var name: String
  public var parameters: [Parameter]
  public var rawValue: Expression?
  public var isIndirect: Bool
  /// A case is as visible as its enum, and so there is none.
  var access: Access?
  public var position: SourcePosition
}

public struct OperatorSyntax: Sendable {
  public enum Fixity: String, Sendable { case prefix, infix, postfix }

  public var name: String
  public var fixity: Fixity
  /// The precedence group of an infix operator; nil for the default one.
  public var group: String?
}

public struct PrecedenceSyntax: Sendable {
  public enum Associativity: Sendable { case left, right, none }

  public var name: String
  public var higherThan: [String]
  public var lowerThan: [String]
  public var associativity: Associativity
  public var isAssignment: Bool
}

/// A file of the program.
public struct FileSyntax {
  public var index: Int
  public var declarations: [Declaration]
  /// What stands outside of any function: a script, a playground.
  public var statements: [Statement]
  /// Which line an offset is on.
  var lines = SourceLines()
}

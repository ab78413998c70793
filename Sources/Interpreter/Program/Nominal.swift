/// A struct, class, enum, actor or protocol.
///
/// What its source says is looked up when somebody asks for it: types may name each other in any
/// order.
public final class Nominal {
  public let name: String
  public let kind: TypeSyntax.Kind
  public private(set) var syntax: TypeSyntax?
  /// The type or the function in which it is declared.
  public let context: Context
  /// What the machine itself knows of it: how a literal or an optional is made.
  let role: Role?
  /// `Self` of a protocol.
  private(set) var selfParameter: GenericParameter?
  var signature = GenericSignature()
  /// The declarations in its own braces and in its extensions.
  let members = MemberTable()
  var extensions: [Extension] = []
  var associatedTypes: [AssociatedType] = []
  /// What its own declaration and those of its extensions promise, in their order.
  var promises: [Promise] = []
  var superclass: Type?
  /// A class above it is itself: then it has no superclass.
  var inheritsFromItself = false
  /// `: String` of an enum.
  var rawType: Type?
  /// It inherits from something that nobody declares: nothing can be missing in it.
  var hasUnknownAncestor = false
  var cases: [EnumCase] = []
  /// Whether inheritance has been looked up.
  var stage = Stage.declared
  /// All members are here that its own module declares.
  var declaresAll = true
  /// A member that it does not have is a mistake of the program, and not a gap in what the machine
  /// knows of a library, and no module of which nothing is known may have added it.
  var isComplete: Bool { declaresAll && !(isLibrary && context.resolver.mayBeExtended) }
  /// Whether the interfaces have all operators that reckon with it or compare it, as they say.
  var hasAllOperators: Bool {
    isLibrary && (syntax?.modifiers.has("operators") ?? false || isWholeView)
  }
  /// Whether an interface tells of all of a library's type's static members.
  var hasAllStatics: Bool { isLibrary && syntax?.modifiers.has("completeStatics") ?? false }
  /// Of a library's view, whether it has nothing but what its interface tells of and what all views
  /// have.
  var isWholeView: Bool { isLibrary && syntax?.modifiers.has("allMembers") ?? false }
  /// What it does not promise it does not conform to.
  var hasAllPromises = true
  /// What looks up members that nobody declared.
  var dynamicMembers: [Function] { members["subscript"].compactMap(\.function) }

  enum Stage { case declared, resolving, resolved }

  enum Role: String {
    case optional = "Optional"
    case array = "Array"
    case dictionary = "Dictionary"
    case set = "Set"
    case int = "Int"
    case double = "Double"
    case string = "String"
    case boolean = "Bool"
    case character = "Character"
    case never = "Never"
    case anyObject = "AnyObject"
    case sendable = "Sendable"
    case error = "Error"
  }

  /// `: Shown where Element: Shown`
  struct Promise {
    var bound: Requirement.Bound
    var requirements: [Requirement]
    var position: SourcePosition
  }

  init(
    name: String, kind: TypeSyntax.Kind, syntax: TypeSyntax?, context: Context,
    role: Role? = nil
  ) {
    self.name = name
    self.kind = kind
    self.syntax = syntax
    self.context = context
    self.role = role
    if kind == .protocolType { selfParameter = GenericParameter(name: "Self", selfOf: self) }
    context.resolver.keep(self)
  }

  /// Lets go of what leads back to it: the tree, too, whose names know what they mean.
  func dismantle() {
    syntax = nil
    members.removeAll()
    extensions.forEach { $0.dismantle() }
    extensions = []
    associatedTypes.forEach { $0.dismantle() }
    associatedTypes = []
    promises = []
    cases = []
    superclass = nil
    rawType = nil
    signature = GenericSignature()
    selfParameter = nil
  }

  /// With the types around it: `Playlist.Mode`.
  public var qualifiedName: String {
    if let outer = context.nominal { "\(outer.qualifiedName).\(name)" } else { name }
  }

  public var isReference: Bool { kind == .classType || kind == .actorType }

  /// The type of its values inside its own declaration.
  var selfType: Type {
    if let selfParameter { return Type(.parameter(selfParameter)) }
    return Type(.nominal(self, signature.arguments))
  }
}

extension Nominal {
  /// `Double` beside `CGFloat`: they become each other.
  func isOtherDouble(than other: Nominal) -> Bool {
    name == "Double" && other.name == "CGFloat" || name == "CGFloat" && other.name == "Double"
  }
}

extension Nominal: Hashable {
  public static func == (left: Nominal, right: Nominal) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An extension with what it asks of the type.
final class Extension {
  private(set) var syntax: ExtensionSyntax?
  /// What its members see.
  private(set) var context: Context
  /// The place without its own requirements, in which these are read.
  let plainContext: Context
  private var found: [Requirement]?

  init(
    syntax: ExtensionSyntax, of nominal: Nominal, in outer: Context,
    resolver: any DeclarationReading
  ) {
    self.syntax = syntax
    plainContext = Context(.typeExtension(nominal, nil), in: outer, resolver: resolver)
    context = plainContext
    context = Context(.typeExtension(nominal, self), in: outer, resolver: resolver)
  }

  /// Lets go of what leads back to it.
  func dismantle() {
    syntax = nil
    context = plainContext
    found = nil
  }

  /// Looked up with the first member that is asked for.
  var requirements: [Requirement] {
    if let found { return found }
    // While they are read, nothing is asked yet.
    found = []
    let requirements = plainContext.resolver.requirements(of: self)
    found = requirements
    return requirements
  }
}

public final class AssociatedType {
  public let name: String
  public unowned let owner: Nominal
  let syntax: AssociatedTypeSyntax
  lazy var bounds: [Requirement.Bound] = owner.context.resolver.bounds(of: self)
  private var found: [Requirement]?

  /// What its `where` says. While that is read it says nothing.
  var requirements: [Requirement] {
    if let found { return found }
    found = []
    let requirements = owner.context.resolver.requirements(of: self)
    found = requirements
    return requirements
  }

  init(name: String, owner: Nominal, syntax: AssociatedTypeSyntax) {
    self.name = name
    self.owner = owner
    self.syntax = syntax
  }

  /// Lets go of what leads back to it: what is asked of it may name it.
  func dismantle() {
    bounds = []
    found = nil
  }
}

extension AssociatedType: Hashable {
  public static func == (left: AssociatedType, right: AssociatedType) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One case of an enum.
public final class EnumCase {
  public let name: String
  public unowned let owner: Nominal
  public let syntax: EnumCaseSyntax
  /// From 0, in the order of declaration.
  public let index: Int
  lazy var parameters: [FunctionParameter] = owner.context.resolver.parameters(of: self)

  init(name: String, owner: Nominal, syntax: EnumCaseSyntax, index: Int) {
    self.name = name
    self.owner = owner
    self.syntax = syntax
    self.index = index
  }
}

/// `typealias Row = Song`
final class Alias {
  let syntax: AliasSyntax
  let context: Context
  private(set) var isResolving = false
  private var resolved: (GenericSignature, Type)?

  init(syntax: AliasSyntax, context: Context) {
    self.syntax = syntax
    self.context = context
  }

  /// A name for a type that nobody wrote.
  init(_ name: String, of type: Type, context: Context) {
    syntax = AliasSyntax(
      name: name, generics: GenericClause(), target: WrittenType(.inferred, at: .nowhere),
      modifiers: Modifiers(), position: .nowhere)
    self.context = context
    var signature = context.signature
    signature.ownCount = 0
    resolved = (signature, type)
  }

  var name: String { syntax.name }

  /// Its own parameters and the type that it means; unknown where it means itself.
  var target: (signature: GenericSignature, type: Type) {
    if let resolved { return resolved }
    if isResolving { return (GenericSignature(), .unknown) }
    isResolving = true
    defer { isResolving = false }
    let found = context.resolver.target(of: self)
    resolved = found
    return found
  }
}

/// `@State`, `@ViewBuilder`, `@Environment(\.colorScheme)`.
struct AttributeUse: Sendable {
  var name: String
  var arguments: [Argument]
}

/// A parameter of a function, an initialiser, a subscript or a closure.
struct Parameter: Sendable {
  /// What a caller writes; nil for `_`.
  var label: String?
  var name: String
  var type: TypeReference?
  var defaultValue: Expression?
  var isVariadic = false
  var isInout = false
  var isAutoclosure = false
  var attributes: [AttributeUse] = []
  /// The names that a destructuring closure parameter binds.
  var pattern: Pattern?

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// A function, method, initialiser, or a getter with parameters (a subscript).
final class FunctionDeclaration: Sendable {
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  /// Nil for a requirement of a protocol and for what the framework itself does.
  var body: [Statement]? { late?.statements }
  var hasBody: Bool { late != nil }
  private let late: LateStatements?
  let isStatic: Bool
  let isMutating: Bool
  let isFailable: Bool
  let isAsync: Bool
  /// What `throws(Failure)` names.
  let thrown: TypeReference?
  let attributes: [AttributeUse]
  let genericNames: [String]
  /// The protocols that its generic parameters conform to.
  let genericBounds: [String: TypeReference]
  /// Only its file sees it, or less.
  let isPrivate: Bool
  let place: SourcePlace
  /// Where its name stands, or `init`.
  let namePlace: SourcePlace

  init(
    name: String, parameters: [Parameter], result: TypeReference?, body: LateStatements?,
    isStatic: Bool = false, isMutating: Bool = false, isFailable: Bool = false,
    isAsync: Bool = false, thrown: TypeReference? = nil, attributes: [AttributeUse] = [],
    genericNames: [String] = [], genericBounds: [String: TypeReference] = [:],
    isPrivate: Bool = false, place: SourcePlace, namePlace: SourcePlace? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    late = body
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isFailable = isFailable
    self.isAsync = isAsync
    self.thrown = thrown
    self.attributes = attributes
    self.genericNames = genericNames
    self.genericBounds = genericBounds
    self.isPrivate = isPrivate
    self.place = place
    self.namePlace = namePlace ?? place
  }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// A property as the source declares it.
final class PropertyDeclaration: Sendable {
  let name: String
  let type: TypeReference?
  let initial: Expression?
  let isMutable: Bool
  let isStatic: Bool
  let isLazy: Bool
  /// `weak`: it holds nothing in life.
  let isWeak: Bool
  /// `private` or `fileprivate`.
  let isPrivate: Bool
  let attributes: [AttributeUse]
  var getter: [Statement]? { lateGetter?.statements }
  private let lateGetter: LateStatements?
  let setter: (parameter: String, body: [Statement])?
  let willSet: (parameter: String, body: [Statement])?
  let didSet: (parameter: String, body: [Statement])?
  /// The type that declares it, with those around it.
  let enclosing: String?
  let place: SourcePlace
  /// What it declares if it holds a wrapper itself: `let count: State<Int>`.
  let heldWrapper: HeldWrapper?

  init(
    name: String, type: TypeReference?, initial: Expression?, isMutable: Bool,
    isStatic: Bool = false, isLazy: Bool = false, isWeak: Bool = false, isPrivate: Bool = false,
    attributes: [AttributeUse] = [], getter: LateStatements? = nil,
    setter: (parameter: String, body: [Statement])? = nil,
    willSet: (parameter: String, body: [Statement])? = nil,
    didSet: (parameter: String, body: [Statement])? = nil, enclosing: String? = nil,
    place: SourcePlace
  ) {
    heldWrapper =
      attributes.isEmpty && getter == nil && !isStatic
      ? HeldWrapper(
        name, type: type, initial: initial, isPrivate: isPrivate, enclosing: enclosing,
        place: place) : nil
    self.enclosing = enclosing
    self.name = name
    self.type = type
    self.initial = initial
    self.isMutable = isMutable
    self.isStatic = isStatic
    self.isLazy = isLazy
    self.isWeak = isWeak
    self.isPrivate = isPrivate
    self.attributes = attributes
    lateGetter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
    self.place = place
  }

  var isComputed: Bool { lateGetter != nil }
  /// It says how its value is found, and is no mere requirement.
  var hasGetter: Bool { lateGetter?.isEmpty == false }

  func attribute(_ name: String) -> AttributeUse? { attributes.first { $0.name == name } }

  /// Whether its object announces each write to it.
  var isPublished: Bool { attribute(Self.published) != nil }

  private static let published = "Published"

  /// The first attribute that looks like a property wrapper and is none of the framework's marks.
  var unknownWrapper: String? {
    attributes.first { use in
      use.name.first?.isUppercase == true && !Self.marks.contains(use.name)
        && !use.name.hasSuffix("Builder") && !use.name.hasSuffix("Actor")
    }?.name
  }

  /// Attributes that say something of a property and do not wrap it.
  private static let marks: Set<String> = [
    published, "ObservationIgnored", "ObservationTracked", "NSManaged", "Entry", "Attribute",
    "Relationship", "Transient", "Sendable", "Guide", "IBOutlet", "IBInspectable", "NSCopying",
    "Presents", "Previewable",
  ]
}

/// A subscript: a getter and perhaps a setter with parameters.
final class SubscriptDeclaration: Sendable {
  let getter: FunctionDeclaration
  let setter: (parameter: String, body: [Statement])?

  init(getter: FunctionDeclaration, setter: (parameter: String, body: [Statement])?) {
    self.getter = getter
    self.setter = setter
  }
}

/// One case of an enum.
struct EnumCaseDeclaration: Sendable {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
  var place: SourcePlace
}

/// A struct, class, enum, protocol or an extension of one, as written.
final class TypeDeclaration: Sendable {
  enum Kind: Sendable { case structure, classType, enumeration, protocolType, extensionType }

  let kind: Kind
  let name: String
  let inherited: [TypeReference]
  let attributes: [AttributeUse]
  let genericNames: [String]
  /// The protocols that its generic parameters conform to.
  let genericBounds: [String: TypeReference]
  let properties: [PropertyDeclaration]
  let functions: [FunctionDeclaration]
  let initializers: [FunctionDeclaration]
  let subscripts: [SubscriptDeclaration]
  let cases: [EnumCaseDeclaration]
  let nested: [TypeDeclaration]
  let aliases: [String: TypeReference]
  let deinitializer: [Statement]?
  /// `private` or `fileprivate`.
  let isPrivate: Bool
  let place: SourcePlace

  init(kind: Kind, name: String, members: Members, place: SourcePlace) {
    self.kind = kind
    self.name = name
    self.inherited = members.inherited
    self.attributes = members.attributes
    self.genericNames = members.genericNames
    self.genericBounds = members.genericBounds
    self.properties = members.properties
    self.functions = members.functions
    self.initializers = members.initializers
    self.subscripts = members.subscripts
    self.cases = members.cases
    self.nested = members.nested
    self.aliases = members.aliases
    self.deinitializer = members.deinitializer
    self.isPrivate = members.isPrivate
    self.place = place
  }

  /// What a reader collects before it makes the declaration.
  struct Members {
    var inherited: [TypeReference] = []
    var attributes: [AttributeUse] = []
    var genericNames: [String] = []
    var genericBounds: [String: TypeReference] = [:]
    var properties: [PropertyDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var initializers: [FunctionDeclaration] = []
    var subscripts: [SubscriptDeclaration] = []
    var cases: [EnumCaseDeclaration] = []
    var nested: [TypeDeclaration] = []
    var aliases: [String: TypeReference] = [:]
    var deinitializer: [Statement]?
    var isPrivate = false
  }
}

/// `#Preview("Full cart") { … }`: its statements name the root.
struct PreviewDeclaration: Sendable {
  /// Nil where the source gives none.
  var name: String?
  var statements: [Statement]
  var place: SourcePlace
}
/// A wrapper that a property holds, without standing before it: `let count: State<Int>`,
/// `var count = State(initialValue: 3)`. It is kept as that of `@State var count` is.
struct HeldWrapper: Sendable {
  let kind: WrapperKind
  /// The property as it would be declared with the wrapper before it.
  let property: PropertyDeclaration

  /// - Returns: Nil for a property that is of another type.
  init?(
    _ name: String, type: TypeReference?, initial: Expression?, isPrivate: Bool,
    enclosing: String?, place: SourcePlace
  ) {
    var made: (name: String, arguments: [Argument])?
    if case .call(let callee, let arguments)? = initial?.kind {
      switch callee.kind {
      case .name(let name): made = (name, arguments)
      case .type(let type): made = (type.name, arguments)
      case .implicitMember("init"): made = type.map { ($0.name, arguments) }
      default: break
      }
    }
    guard let kind = (type?.name ?? made?.name).flatMap(WrapperKind.init),
      kind != .binding, kind != .unknown, initial == nil || made?.name == kind.rawValue,
      type == nil || type?.arguments.count == 1
    else { return nil }
    let given = made?.arguments ?? []
    let values: Set = ["initialValue", "wrappedValue"]
    self.kind = kind
    let inner = type?.arguments.first
    property = PropertyDeclaration(
      name: name,
      type: kind == .fetchRequest ? inner.map { TypeReference("FetchedResults", [$0]) } : inner,
      initial: given.first { values.contains($0.label ?? "") }?.value, isMutable: true,
      isPrivate: isPrivate,
      attributes: [
        AttributeUse(
          name: kind.rawValue, arguments: given.filter { !values.contains($0.label ?? "") })
      ], enclosing: enclosing, place: place)
  }
}

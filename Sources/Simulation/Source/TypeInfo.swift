/// A type of the program with everything its extensions add.
final class TypeInfo {
  enum Kind { case structure, classType, enumeration, protocolType, outside }

  /// Qualified without the module: `Playlist.Mode`.
  let name: String
  private(set) var kind: Kind
  /// Declared by the framework's interface, not by the program.
  let isFramework: Bool
  private(set) var place: SourcePlace
  private(set) var attributes: [AttributeUse] = []
  private(set) var genericNames: [String] = []
  private(set) var genericBounds: [String: TypeReference] = [:]
  /// Names behind the colon, of the type and of its extensions.
  private(set) var inherited: [TypeReference] = []
  /// In the order of declaration; these and only these take part in the value.
  private(set) var stored: [PropertyDeclaration] = []
  private(set) var storedIndex: [String: Int] = [:]
  private(set) var computed: [String: PropertyDeclaration] = [:]
  /// Computed properties that only their files see.
  private var computedOfFiles: [String: [PropertyDeclaration]] = [:]
  private(set) var statics: [String: PropertyDeclaration] = [:]
  private(set) var methods: [String: [FunctionDeclaration]] = [:]
  private(set) var staticMethods: [String: [FunctionDeclaration]] = [:]
  private(set) var initializers: [FunctionDeclaration] = []
  /// Whether an initialiser stands in the type itself, which takes the memberwise one away.
  private(set) var declaresInitializer = false
  private(set) var subscripts: [SubscriptDeclaration] = []
  private(set) var cases: [EnumCaseDeclaration] = []
  private(set) var aliases: [String: TypeReference] = [:]
  private(set) var deinitializer: [Statement]?
  /// Inherited properties that the class above observes.
  private var observed: Set<String> = []
  /// Observers that this class and its superclasses add to a property that they inherit, the
  /// class's own first.
  private(set) var addedObservers: [String: [PropertyDeclaration]] = [:]
  /// Types nested in this one, in the order of declaration.
  private(set) var nested: [TypeDeclaration] = []

  init(name: String, isFramework: Bool) {
    self.name = name
    self.isFramework = isFramework
    kind = .outside
    place = .nowhere
  }

  /// Adds the members of the declaration itself or of an extension.
  func add(_ declaration: TypeDeclaration) {
    switch declaration.kind {
    case .structure: kind = .structure
    case .classType: kind = .classType
    case .enumeration: kind = .enumeration
    case .protocolType: kind = .protocolType
    case .extensionType: break
    }
    let isExtension = declaration.kind == .extensionType
    if !isExtension {
      place = declaration.place
      attributes = declaration.attributes
      genericNames = declaration.genericNames
      genericBounds = declaration.genericBounds
      declaresInitializer = !declaration.initializers.isEmpty
    }
    inherited += declaration.inherited
    initializers += declaration.initializers
    subscripts += declaration.subscripts
    cases += declaration.cases
    nested += declaration.nested
    deinitializer = deinitializer ?? declaration.deinitializer
    aliases.merge(declaration.aliases) { first, _ in first }
    for function in declaration.functions {
      if function.isStatic {
        staticMethods[function.name, default: []].append(function)
      } else {
        methods[function.name, default: []].append(function)
      }
    }
    for property in declaration.properties { add(property) }
  }

  private func add(_ property: PropertyDeclaration) {
    if property.isStatic {
      statics[property.name] = property
    } else if property.isComputed || kind == .protocolType {
      // A requirement of a protocol has accessors without bodies: it promises, it does not provide.
      if kind != .protocolType || property.hasGetter {
        if property.isPrivate { computedOfFiles[property.name, default: []].append(property) }
        computed[property.name] = property
      }
    } else {
      storedIndex[property.name] = stored.count
      stored.append(property)
    }
  }

  /// The computed property that a place sees: its file's own first.
  func computed(_ name: String, from place: SourcePlace) -> PropertyDeclaration? {
    computedOfFiles[name]?.first { $0.place.file == place.file } ?? computed[name]
  }

  /// Puts the stored properties of a superclass in front of the class's own. A property that is
  /// overridden with accessors hides its storage, one with observers adds them.
  func inherit(from parent: TypeInfo) {
    let overriding = stored.filter { parent.storedIndex[$0.name] != nil }
    let own = stored.filter { property in
      !parent.stored.contains { $0.name == property.name }
    }
    addedObservers = parent.addedObservers
    for property in overriding {
      addedObservers[property.name, default: []].insert(property, at: 0)
    }
    observed.formUnion(parent.stored.map(\.name).filter(parent.observes))
    stored = parent.stored + own
    storedIndex = Dictionary(
      stored.enumerated().filter { computed[$1.name] == nil }.map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
    deinitializers = (deinitializer.map { [(self, $0)] } ?? []) + parent.deinitializers
  }

  /// What runs when an instance goes: the class's own first, then those of its superclasses.
  private(set) lazy var deinitializers: [(type: TypeInfo, body: [Statement])] =
    deinitializer.map { [(self, $0)] } ?? []

  /// A type that a member mentions, with the arguments of a use of this type in the place of its
  /// parameters: `Failure` of `Result<Int, Oops>`.
  func substituted(_ type: TypeReference?, in use: TypeReference) -> TypeReference? {
    guard let type, !genericNames.isEmpty, use.arguments.count == genericNames.count else {
      return type
    }
    if let index = genericNames.firstIndex(of: type.name) { return use.arguments[index] }
    return TypeReference(
      type.name, type.arguments.map { substituted($0, in: use) ?? $0 })
  }

  /// What reads and writes of its properties tell: a model of SwiftData is observable too.
  var isObservable: Bool { has("Observable") || has("Model") }

  /// Whether the class that declares a stored property observes it: a subclass need not say so.
  func observes(_ property: String) -> Bool { isObservable || observed.contains(property) }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

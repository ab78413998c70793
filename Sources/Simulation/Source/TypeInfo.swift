/// A type of the program with everything its extensions add.
final class TypeInfo {
  enum Kind {
    case structure, classType, enumeration, protocolType, outside

    /// An extension says nothing of it.
    fileprivate init?(_ kind: TypeDeclaration.Kind) {
      switch kind {
      case .structure: self = .structure
      case .classType: self = .classType
      case .enumeration: self = .enumeration
      case .protocolType: self = .protocolType
      case .extensionType: return nil
      }
    }
  }

  /// Qualified without the module: `Playlist.Mode`.
  let name: String
  private(set) var kind: Kind
  /// Declared by the framework's interface, not by the program.
  let isFramework: Bool
  /// The functions that stand in the program's own declarations and extensions, of the type and of
  /// its values.
  private(set) var writtenFunctions: [FunctionDeclaration] = []
  /// What was not needed so far, in the order of the declarations.
  private var late: [Part] = []
  /// Methods of the framework that were not needed so far.
  private var lateMethods: [String: [LateFunction]] = [:]
  private var merged = TypeMembers()
  /// Inherited properties that the class above observes.
  private var observed: Set<String> = []
  /// Observers that this class and its superclasses add to a property that they inherit, the
  /// class's own first.
  private(set) var addedObservers: [String: [PropertyDeclaration]] = [:]

  private enum Part {
    case framework(LateDeclaration)
    case written(TypeDeclaration)
  }

  init(name: String, isFramework: Bool) {
    self.name = name
    self.isFramework = isFramework
    kind = .outside
  }

  /// Adds the members of the declaration itself or of an extension.
  func add(_ declaration: TypeDeclaration) {
    kind = Kind(declaration.kind) ?? kind
    writtenFunctions += declaration.functions
    for function in declaration.functions { settleMethods(named: function.name) }
    late.append(.written(declaration))
    // What is there without being read need not wait.
    if late.count == 1 { settle() }
  }

  /// Adds what the framework declares, when somebody asks for it.
  func add(_ declaration: LateDeclaration) {
    kind = Kind(declaration.kind) ?? kind
    guard let functions = declaration.functions else {
      late.append(.framework(declaration))
      return
    }
    for function in functions { lateMethods[function.name, default: []].append(function) }
  }

  private func settle() {
    guard !late.isEmpty else { return }
    let parts = late
    late = []
    for part in parts {
      switch part {
      case .written(let declaration): merged.add(declaration, to: kind)
      case .framework(let declaration):
        if let read = declaration.declaration {
          for function in read.functions { settleMethods(named: function.name) }
          merged.add(read, to: kind)
        }
      }
    }
  }

  private func settleMethods(named name: String) {
    guard let functions = lateMethods.removeValue(forKey: name) else { return }
    merged.methods[name, default: []] += functions.compactMap(\.declaration)
  }

  private var members: TypeMembers {
    _read {
      settle()
      yield merged
    }
  }

  var place: SourcePlace { members.place }
  var attributes: [AttributeUse] { members.attributes }
  var genericNames: [String] { members.genericNames }
  var genericBounds: [String: TypeReference] { members.genericBounds }
  /// Names behind the colon, of the type and of its extensions.
  var inherited: [TypeReference] { members.inherited }
  /// In the order of declaration; these and only these take part in the value.
  var stored: [PropertyDeclaration] { members.stored }
  var storedIndex: [String: Int] { members.storedIndex }
  var computed: [String: PropertyDeclaration] { members.computed }
  var statics: [String: PropertyDeclaration] { members.statics }
  var staticMethods: [String: [FunctionDeclaration]] { members.staticMethods }
  var initializers: [FunctionDeclaration] { members.initializers }
  /// Whether an initialiser stands in the type itself, which takes the memberwise one away.
  var declaresInitializer: Bool { members.declaresInitializer }
  var subscripts: [SubscriptDeclaration] { members.subscripts }
  var cases: [EnumCaseDeclaration] { members.cases }
  var aliases: [String: TypeReference] { members.aliases }
  var deinitializer: [Statement]? { members.deinitializer }
  /// Types nested in this one, in the order of declaration.
  var nested: [TypeDeclaration] { members.nested }

  /// Its methods of one name; nil if there are none.
  func methods(named name: String) -> [FunctionDeclaration]? {
    settle()
    if !lateMethods.isEmpty { settleMethods(named: name) }
    return merged.methods[name]
  }

  /// All of its methods, which reads whatever was not needed so far.
  var methods: [String: [FunctionDeclaration]] {
    settle()
    for name in Array(lateMethods.keys) { settleMethods(named: name) }
    return merged.methods
  }

  /// The computed property that a place sees: its file's own first.
  func computed(_ name: String, from place: SourcePlace) -> PropertyDeclaration? {
    members.computedOfFiles[name]?.first { $0.place.file == place.file } ?? computed[name]
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
    merged.stored = parent.stored + own
    merged.storedIndex = Dictionary(
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

  /// Whether the program declares it, and does not only extend it.
  var isOwn: Bool { !isFramework && kind != .outside }

  /// What reads and writes of its properties tell: a model of SwiftData is observable too.
  var isObservable: Bool { has("Observable") || has("Model") }

  /// Whether the class that declares a stored property observes it: a subclass need not say so.
  func observes(_ property: String) -> Bool { isObservable || observed.contains(property) }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

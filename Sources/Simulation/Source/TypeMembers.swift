/// What a type and its extensions declare, merged.
struct TypeMembers {
  private(set) var place = SourcePlace.nowhere
  private(set) var attributes: [AttributeUse] = []
  private(set) var genericNames: [String] = []
  private(set) var genericBounds: [String: TypeReference] = [:]
  private(set) var inherited: [TypeReference] = []
  var stored: [PropertyDeclaration] = []
  var storedIndex: [String: Int] = [:]
  private(set) var computed: [String: PropertyDeclaration] = [:]
  /// Computed properties that only their files see.
  private(set) var computedOfFiles: [String: [PropertyDeclaration]] = [:]
  private(set) var statics: [String: PropertyDeclaration] = [:]
  var methods: [String: [FunctionDeclaration]] = [:]
  private(set) var staticMethods: [String: [FunctionDeclaration]] = [:]
  private(set) var initializers: [FunctionDeclaration] = []
  private(set) var declaresInitializer = false
  private(set) var subscripts: [SubscriptDeclaration] = []
  private(set) var cases: [EnumCaseDeclaration] = []
  private(set) var aliases: [String: TypeReference] = [:]
  private(set) var deinitializer: [Statement]?
  private(set) var nested: [TypeDeclaration] = []

  /// Adds the members of the declaration itself or of an extension.
  mutating func add(_ declaration: TypeDeclaration, to kind: TypeInfo.Kind) {
    if declaration.kind != .extensionType {
      place = declaration.place
      attributes = declaration.attributes
      genericNames = declaration.genericNames
      genericBounds = declaration.genericBounds
      declaresInitializer = !declaration.initializers.isEmpty
    }
    inherited += declaration.inherited
    if declaration.attributes.contains(where: { $0.name == "ModelActor" }) {
      inherited.append(TypeReference("ModelActor"))
    }
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
    for property in declaration.properties { add(property, to: kind) }
  }

  private mutating func add(_ property: PropertyDeclaration, to kind: TypeInfo.Kind) {
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
}

/// What `@Query` and `@FetchRequest` look into: the objects that the program has inserted, by type.
/// The store of the simulation begins empty, and there is one, whatever containers there are.
final class ModelContextValue: NativeObject {
  private unowned let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// Where views find it in the environment.
  static let keys: Set<String> = ["modelContext", "managedObjectContext"]
  /// What else gives one: a type, members of containers.
  static let names: Set<String> = [
    "ModelContext", "NSManagedObjectContext", "mainContext", "viewContext",
    "newBackgroundContext",
  ]

  let text = "ModelContext"
  var extendedType: String? { text }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    switch name {
    case "hasChanges": .boolean(false)
    case "insert", "delete":
      .function(
        FunctionValue(
          .native { [unowned self] evaluator, arguments, place in
            try call(name, arguments, in: evaluator, at: place) ?? .void
          }, number: evaluator.nextNumber()))
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let given = arguments.first.map { evaluator.unwrapped($0.value) }
    switch name {
    case "insert":
      guard let given, let type = Self.typeName(of: given) else { return .void }
      try change(type, at: place) { if !$0.contains(given) { $0.append(given) } }
      if case .object(let object) = given { try tree.relate(inserted: object, at: place) }
    case "delete":
      if case .type(let type)? = given {
        try delete(type, arguments, in: evaluator, at: place)
        return .void
      }
      if let given { try delete(given, at: place) }
    case "fetch": return .array(try fetched(given, at: place))
    case "fetchCount", "count": return .integer(try fetched(given, at: place).count)
    case "enumerate":
      guard case .function(let body)? = arguments.last?.value else { return .void }
      for model in try fetched(given, at: place) {
        _ = try evaluator.call(body, [CallArgument(label: nil, value: model)], at: place)
      }
    case "save", "rollback", "processPendingChanges", "refresh": break
    case "perform", "performAndWait", "transaction":
      if case .function(let work)? = given { return try evaluator.call(work, [], at: place) }
    default: return nil
    }
    return .void
  }

  /// With a model goes what it says is to go with it.
  private func delete(_ model: Value, at place: SourcePlace) throws {
    guard let type = Self.typeName(of: model),
      case .array(let objects) = tree.models(of: type).latest, objects.contains(model)
    else { return }
    try change(type, at: place) { $0.removeAll { $0 == model } }
    guard case .object(let object) = model else { return }
    for other in try tree.relate(deleted: object, at: place) {
      try delete(.object(other), at: place)
    }
  }

  private func change(_ type: String, at place: SourcePlace, _ body: (inout [Value]) -> Void)
    throws
  {
    let storage = tree.models(of: type)
    guard case .array(var objects) = storage.latest else { return }
    body(&objects)
    try storage.write(.array(objects), at: place)
  }

  /// `context.delete(model: Song.self, where: …)`
  private func delete(
    _ type: TypeReference, _ arguments: [CallArgument], in evaluator: Evaluator,
    at place: SourcePlace
  ) throws {
    let name = evaluator.program.type(type)?.name ?? type.name
    guard let condition = arguments.first(where: { $0.label == "where" }),
      case .array(let objects) = tree.models(of: name).latest
    else { return try change(name, at: place) { $0 = [] } }
    let request = [TupleElement(label: "predicate", value: condition.value)]
    let doomed = try tree.select(objects, by: request, at: place)
    for model in doomed { try delete(model, at: place) }
  }

  /// `context.fetch(FetchDescriptor<Song>(predicate: …))`: what the descriptor was made with, and
  /// what was assigned to it later.
  private func fetched(_ request: Value?, at place: SourcePlace) throws -> [Value] {
    guard case .opaque(let descriptor)? = request, let type = descriptor.requestedType else {
      tree.assumed("a request whose type is not written finds nothing", at: place)
      return []
    }
    let program = tree.evaluator.program
    let name = program.type(named: type)?.name ?? type
    guard case .array(let objects) = tree.models(of: name).latest else { return [] }
    let request =
      descriptor.members.map { TupleElement(label: $0.key, value: $0.value) } + descriptor.arguments
    let found = try tree.select(objects, by: request, at: place)
    func count(_ label: String) -> Int? {
      let given = request.first { $0.label == label }.map { tree.evaluator.unwrapped($0.value) }
      return if case .integer(let count)? = given { max(0, count) } else { nil }
    }
    let rest = found.dropFirst(count("fetchOffset") ?? 0)
    return Array(rest.prefix(count("fetchLimit") ?? rest.count))
  }

  private static func typeName(of value: Value) -> String? {
    switch value {
    case .object(let object): object.type.name
    case .opaque(let opaque): opaque.name
    default: nil
    }
  }
}

extension OpaqueValue {
  /// `Song` of `FetchDescriptor<Song>` and of `Song.fetchRequest()`.
  fileprivate var requestedType: String? {
    let parts = name.split(separator: ".")
    if parts.last == "fetchRequest" {
      if parts.count > 1 { return parts.dropLast().joined(separator: ".") }
      switch base {
      case .type(let type)?: return type.name
      case .opaque(let type)?: return type.name
      default: return nil
      }
    }
    guard let open = name.firstIndex(of: "<"), name.hasSuffix(">") else { return nil }
    return String(name[name.index(after: open)...].dropLast())
  }
}

extension ViewTree {
  /// All objects of a type that are in the store.
  func models(of type: String) -> StateStorage {
    if let known = modelShelf.storages[type] { return known }
    let new = StateStorage(.array([]), named: "ModelContext.\(type)", in: self)
    new.isSeenAtOnce = true
    modelShelf.storages[type] = new
    return new
  }

  /// The store as the environment hands it to views.
  func contextSource(_ key: String) -> EnvironmentSource {
    if let known = rootEnvironment[key] { return known }
    let other = ModelContextValue.keys.lazy.compactMap { self.rootEnvironment[$0] }.first
    let source = EnvironmentSource(key, other?.value ?? .native(ModelContextValue(self)))
    rootEnvironment[key] = source
    return source
  }

  func store(named name: String) -> Value? {
    guard ModelContextValue.names.contains(name), let key = ModelContextValue.keys.min() else {
      return nil
    }
    return contextSource(key).value
  }

  /// The objects that a request is for, in its order.
  func select(_ objects: [Value], by request: [TupleElement], at place: SourcePlace) throws
    -> [Value]
  {
    var selected = objects
    let condition = request.first { ["filter", "predicate"].contains($0.label) }?.value
    if case .function(let predicate)? = condition.map(evaluator.unwrapped) {
      selected = try selected.filter {
        let result = try evaluator.call(
          predicate, [CallArgument(label: nil, value: $0)], at: place)
        return try evaluator.boolean(result, at: place)
      }
    }
    let sorting = request.first { ["sort", "sortBy", "sortDescriptors"].contains($0.label) }?.value
    let isReversed = SortKey.isReverse(request.first { $0.label == "order" }?.value)
    for key in SortKey.all(in: sorting, isReversed: isReversed).reversed() {
      selected = try evaluator.sorted(selected, by: key, at: place)
    }
    return selected
  }
}

/// `@Query` and `@FetchRequest`: what the store holds of a type, filtered and sorted.
final class QuerySlot: PropertySlot {
  private let kind: WrapperKind
  private var storage: StateStorage?
  private var request: [TupleElement] = []
  /// What the body was given when it last read the property.
  private var seen: [Value]?

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    if case .opaque(let given)? = wrapper.stored { request = given.arguments }
    guard storage == nil else { return }
    let evaluator = tree.evaluator
    if request.isEmpty {
      let scope = evaluator.scope(declaring: property)
      request = try (property.attribute(kind.rawValue)?.arguments ?? []).map {
        TupleElement(
          label: $0.label ?? "sort", value: try evaluator.evaluate($0.value, in: scope))
      }
    }
    let element = property.type?.element ?? property.type?.arguments.first
    let name =
      element.flatMap { evaluator.program.type($0)?.name ?? modelMeant(by: $0.name) } ?? "_"
    storage = tree.models(of: name)
    if doubt == nil, case .array(let objects)? = storage?.latest, objects.isEmpty {
      tree.assumed(
        .system(
          "the store holds no \(name) until the program inserts one", decision: "the list is empty"),
        at: property.place)
    }
  }

  /// What a list holds whose type is a parameter of the view, which may be another one in each use:
  /// the only model that the program has.
  private func modelMeant(by name: String) -> String {
    guard node.value.type.genericNames.contains(name) else { return name }
    let models = tree.evaluator.program.types.values.filter {
      $0.has("Model") && !$0.isFramework
    }
    if models.count == 1 { return models[0].name }
    let doubt = Doubt(
      .system(
        "which models \(property.name) holds is not known, for \(name) is a parameter of "
          + "\(node.typeName)", decision: "the list is taken to be empty"),
      at: property.place)
    self.doubt = doubt
    tree.assumed(doubt.assumption, at: doubt.place)
    return name
  }

  /// Why it is open what it holds.
  private var doubt: Doubt?

  override func isTold(by attribute: Attribute) -> Bool { storage?.attribute === attribute }

  /// Objects that the request is not for make no difference.
  override func hasChanged() throws -> Bool {
    guard let seen, let storage, case .array(let objects) = storage.visible else { return false }
    return try tree.select(objects, by: request, at: property.place) != seen
  }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage, case .array(let objects) = storage.visible else { return .array([]) }
    let selected = try tree.select(objects, by: request, at: place)
    tree.evaluator.raise(doubt)
    if isTracking {
      seen = selected
      tree.connect(
        node, to: storage.attribute, value: .array(selected),
        name: "\(node.token)._\(property.name)", at: place)
    }
    return .array(selected)
  }

  override func project(at place: SourcePlace) throws -> Value {
    .opaque(OpaqueValue(name: "$\(property.name)", place: place))
  }

  override var cause: RunCause { .state("_\(property.name)") }
  override var certainty: Certainty { .usual }
}

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
    case "hasChanges": .boolean(tree.hasUnsavedChanges)
    case "insertedModelsArray": .array(tree.unsavedModels(.inserted))
    case "changedModelsArray": .array(tree.unsavedModels(.changed))
    case "deletedModelsArray": .array(tree.unsavedModels(.deleted))
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
    case "fetchIdentifiers":
      return .array(try fetched(given, at: place).map { Self.identifier(of: $0, at: place) })
    case "model", "registeredModel":
      let model = given.flatMap(Self.model(identifiedBy:))
      return name == "model" ? model : .optional(model)
    case "enumerate":
      guard case .function(let body)? = arguments.last?.value else { return .void }
      for model in try fetched(given, at: place) {
        _ = try evaluator.call(body, [CallArgument(label: nil, value: model)], at: place)
      }
    case "save": try tree.saveModels(at: place)
    case "rollback": try tree.rollBackModels(at: place)
    case "processPendingChanges", "refresh": break
    case "perform", "performAndWait", "transaction":
      guard case .function(let work)? = given else { return .void }
      let result = try evaluator.call(work, [], at: place)
      if name == "transaction" { try tree.saveModels(at: place) }
      return result
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
    guard case .opaque(let descriptor)? = request,
      let type = descriptor.requestedType ?? tree.evaluator.requestedType(of: descriptor)
    else {
      tree.assumed("a request whose type is not known finds nothing", at: place)
      return []
    }
    let program = tree.evaluator.program
    let name = program.type(named: type)?.name ?? type
    guard case .array(let objects) = tree.models(of: name).latest else { return [] }
    return try tree.fetch(objects, by: descriptor.request, at: place)
  }

  /// `persistentModelID` of a model.
  private static func identifier(of model: Value, at place: SourcePlace) -> Value {
    .opaque(OpaqueValue(name: "persistentModelID", base: model, place: place))
  }

  private static func model(identifiedBy identifier: Value) -> Value? {
    switch identifier {
    case .object: identifier
    case .opaque(let member): member.base
    default: nil
    }
  }

  private static func typeName(of value: Value) -> String? {
    switch value {
    case .object(let object): object.type.name
    case .opaque(let opaque): opaque.name
    default: nil
    }
  }
}

extension Evaluator {
  /// What a request is for whose type is told by its predicate or by what it is sorted by.
  fileprivate func requestedType(of descriptor: OpaqueValue) -> String? {
    engine.typeArguments(ofValueMadeAt: descriptor.place)?.first?.name
  }
}

extension OpaqueValue {
  /// What a request was made with, and what was assigned to it later, which counts.
  var request: [TupleElement] {
    members.sorted { $0.key < $1.key }.map { TupleElement(label: $0.key, value: $0.value) }
      + arguments
  }

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
  /// Objects that are asked for, in their order, with those left out that are too many.
  func fetch(_ objects: [Value], by request: [TupleElement], at place: SourcePlace) throws
    -> [Value]
  {
    let found = try select(objects, by: request, at: place)
    func count(_ label: String) -> Int? {
      let given = request.first { $0.label == label }.map { evaluator.unwrapped($0.value) }
      return if case .integer(let count)? = given { max(0, count) } else { nil }
    }
    let rest = found.dropFirst(count("fetchOffset") ?? 0)
    return Array(rest.prefix(count("fetchLimit") ?? rest.count))
  }

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

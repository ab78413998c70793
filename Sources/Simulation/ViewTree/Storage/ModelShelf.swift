/// The objects in the store of SwiftData, by their type, and what of it was not saved yet.
final class ModelShelf {
  var storages: [String: StateStorage] = [:]
  /// Whether the other side of a relationship is being set, which sets nothing in its turn.
  var isRelating = false
  /// What the store held of each type when it was saved last.
  fileprivate var saved: [String: [Value]] = [:]
  /// What properties of models were then, as far as they were written since.
  fileprivate var originals: [Original] = []
  fileprivate var isRollingBack = false
  /// Who is told of what a request reads of the objects.
  private(set) var reader: ((Attribute) -> Void)?

  fileprivate struct Original {
    let object: ObjectValue
    let property: PropertyDeclaration
    let value: Value
  }

  /// What a request reads of objects is told to it, and to no body.
  func hearing<Result>(
    _ reader: @escaping (Attribute) -> Void, during body: () throws -> Result
  ) rethrows -> Result {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return try body()
  }
}

/// What was done with a model since the context was saved last.
enum UnsavedChange { case inserted, changed, deleted }

/// What `save()` makes last, and `rollback()` undoes (N41).
extension ViewTree {
  /// A property of a model is written for the first time since the context was saved.
  func noteUnsaved(_ object: ObjectValue, _ property: PropertyDeclaration, old: Value) {
    guard object.type.has("Model"), !modelShelf.isRollingBack,
      property.attribute("Transient") == nil, wasSaved(object),
      !modelShelf.originals.contains(where: { $0.object === object && $0.property === property })
    else { return }
    modelShelf.originals.append(ModelShelf.Original(object: object, property: property, value: old))
  }

  var hasUnsavedChanges: Bool {
    !modelShelf.originals.isEmpty
      || modelShelf.storages.contains { modelShelf.saved[$0.key, default: []] != $0.value.models }
  }

  func unsavedModels(_ change: UnsavedChange) -> [Value] {
    modelShelf.storages.sorted { $0.key < $1.key }.flatMap { type, storage in
      let (before, now) = (modelShelf.saved[type, default: []], storage.models)
      return switch change {
      case .inserted: now.filter { !before.contains($0) }
      case .deleted: before.filter { !now.contains($0) }
      case .changed:
        now.filter { model in modelShelf.originals.contains { .object($0.object) == model } }
      }
    }
  }

  func rollBackModels(at place: SourcePlace) throws {
    guard hasUnsavedChanges else { return }
    assumed(
      .system(
        "a context may have saved by itself before", decision: "it saves when it is told to",
        advice: "autosaveEnabled = false says so"), at: place)
    modelShelf.isRollingBack = true
    let isRelating = modelShelf.isRelating
    modelShelf.isRelating = true
    defer {
      modelShelf.isRollingBack = false
      modelShelf.isRelating = isRelating
    }
    for original in modelShelf.originals {
      try evaluator.set(
        original.property.name, of: original.object, to: original.value, at: place)
    }
    modelShelf.originals = []
    for (type, storage) in modelShelf.storages.sorted(by: { $0.key < $1.key }) {
      let saved = modelShelf.saved[type, default: []]
      if saved != storage.models { try storage.write(.array(saved), at: place) }
    }
  }

  func saveModels(at place: SourcePlace) throws {
    for type in modelShelf.storages.keys.sorted() { try joinUniqueModels(of: type, at: place) }
    modelShelf.saved = modelShelf.storages.mapValues(\.models)
    modelShelf.originals = []
  }

  /// A model whose unique property equals that of another one is no second one: the other one takes
  /// over what it says.
  private func joinUniqueModels(of name: String, at place: SourcePlace) throws {
    guard let storage = modelShelf.storages[name], let type = evaluator.program.type(named: name)
    else { return }
    let unique = try keys(of: type)
    guard !unique.isEmpty else { return }
    var kept: [ObjectValue] = []
    for case .object(let model) in storage.models {
      let other = try kept.first { other in
        try unique.contains { key in
          try key.allSatisfy { try has(model, $0, equalTo: other, at: place) }
        }
      }
      guard let other else {
        kept.append(model)
        continue
      }
      for property in type.stored {
        guard let field = model.field(property.name) else { continue }
        try evaluator.set(property.name, of: other, to: field, at: place)
      }
    }
    guard kept.count < storage.models.count else { return }
    try storage.write(.array(kept.map { .object($0) }), at: place)
  }

  /// What no two models have in common: properties with `.unique`, and those that `#Unique` names
  /// together.
  private func keys(of type: TypeInfo) throws -> [[KeyPathValue]] {
    var keys = type.stored.filter(\.isUnique)
      .map { [KeyPathValue(components: [.property($0.name)])] }
    for use in type.attributes where use.name == "Unique" {
      for argument in use.arguments {
        guard case .array(let paths) = try evaluator.evaluate(argument.value, in: evaluator.globals)
        else { continue }
        keys.append(
          paths.compactMap { if case .keyPath(let path) = $0 { path } else { nil } })
      }
    }
    return keys.filter { !$0.isEmpty }
  }

  private func has(
    _ model: ObjectValue, _ path: KeyPathValue, equalTo other: ObjectValue, at place: SourcePlace
  ) throws -> Bool {
    try evaluator.equal(
      try evaluator.follow(path, from: .object(model), at: place),
      try evaluator.follow(path, from: .object(other), at: place))
  }

  private func wasSaved(_ object: ObjectValue) -> Bool {
    modelShelf.saved[object.type.name]?.contains(.object(object)) ?? false
  }

  /// What every model has without declaring it; nil for anything else.
  func member(_ name: String, ofModel object: ObjectValue) -> Value? {
    guard object.type.has("Model") else { return nil }
    switch name {
    case "hasChanges":
      let isNew = isStored(object) != wasSaved(object)
      return .boolean(isNew || modelShelf.originals.contains { $0.object === object })
    case "isDeleted": return .boolean(wasSaved(object) && !isStored(object))
    case "modelContext":
      let isInside = isStored(object) || wasSaved(object)
      return .optional(isInside ? store(named: "ModelContext") : nil)
    default: return nil
    }
  }
}

extension StateStorage {
  fileprivate var models: [Value] { if case .array(let models) = latest { models } else { [] } }
}

extension ObjectValue {
  /// What it holds in a stored property; nil if it has none of that name.
  func field(_ name: String) -> Value? {
    type.storedIndex[name].flatMap { fields.indices.contains($0) ? fields[$0] : nil }
  }
}

extension PropertyDeclaration {
  /// `@Attribute(.unique)`
  fileprivate var isUnique: Bool {
    attribute("Attribute")?.arguments.contains {
      if case .implicitMember("unique") = $0.value.kind { $0.label == nil } else { false }
    } ?? false
  }
}

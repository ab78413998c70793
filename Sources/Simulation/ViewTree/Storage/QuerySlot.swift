/// `@Query` and `@FetchRequest`: what the store holds of a type, filtered and sorted.
final class QuerySlot: PropertySlot {
  private let kind: WrapperKind
  private var storage: StateStorage?
  private var request: [TupleElement] = []
  /// What the body was given when it last read the property.
  private var seen: [Value]?
  /// What the objects hold that decided of each whether it is asked for, and of its place.
  private var deciding: [ObjectIdentifier: Attribute] = [:]

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    if case .opaque(let given)? = wrapper.stored { request = Self.request(of: given.arguments) }
    guard storage == nil else { return }
    let evaluator = tree.evaluator
    let scope = evaluator.scope(declaring: property, wrapper.arguments)
    if request.isEmpty {
      let given = try (property.attribute(kind.rawValue)?.arguments ?? []).map {
        TupleElement(label: $0.label, value: try evaluator.evaluate($0.value, in: scope))
      }
      request = Self.request(of: given)
    }
    let written = property.type?.element ?? property.type?.arguments.first
    let element = written.map { scope.genericType($0.name) ?? $0 }
    let name =
      element.flatMap { evaluator.program.type($0)?.name ?? modelMeant(by: $0.name) } ?? "_"
    storage = tree.models(of: name)
    if doubt == nil, case .array(let objects)? = storage?.latest, objects.isEmpty {
      tree.assumed(
        .system(
          "the store holds no \(name == "_" ? "such object" : name) until the program inserts one",
          decision: "the list is empty"),
        at: property.place)
    }
  }

  /// `@Query(recent)` has what the descriptor has.
  private static func request(of arguments: [TupleElement]) -> [TupleElement] {
    arguments.flatMap { argument -> [TupleElement] in
      guard argument.label == nil else { return [argument] }
      if case .opaque(let descriptor) = argument.value { return descriptor.request }
      return [TupleElement(label: "sort", value: argument.value)]
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

  override func isTold(by attribute: Attribute) -> Bool {
    storage?.attribute === attribute || deciding[ObjectIdentifier(attribute)] != nil
  }

  /// The request follows the store, whatever the body reads: an object may come to be one that it is
  /// for, or another one's place may be its own now.
  private func selected(at place: SourcePlace) throws -> [Value]? {
    guard let storage, case .array(let objects) = storage.visible else { return nil }
    deciding = [:]
    return try tree.modelShelf.hearing { [unowned self] attribute in
      deciding[ObjectIdentifier(attribute)] = attribute
      if isInTree { tree.graph.connect(node, to: attribute) }
    } during: {
      try tree.fetch(objects, by: request, at: place)
    }
  }

  /// Objects that the request is not for make no difference.
  override func hasChanged() throws -> Bool {
    guard let seen, let selected = try selected(at: property.place) else { return false }
    return selected != seen
  }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage, let selected = try selected(at: place) else { return .array([]) }
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

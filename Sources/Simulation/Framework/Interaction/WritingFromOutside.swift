/// Values that somebody gives to what a view keeps, from outside of the program.
extension ViewTree {
  /// `set ProfileScreen.user.name = "Grace"`: a write through a state, or through the object that
  /// it holds.
  func set(_ path: String, to text: String) throws(EventError) -> () throws -> Void {
    guard let instance = instance(atStartOf: path) else {
      throw EventError(
        "no view of '\(path)' is on the screen; \(instanceNames.thereAre) \(list(instanceNames))")
    }
    let rest = path.split(separator: ".").dropFirst().joined(separator: ".")
    let properties = instance.value.type.stored.map(\.name)
    guard let first = rest.split(separator: ".").first, properties.contains(String(first)) else {
      throw EventError("\(instance.typeName) has no property '\(rest)'; it has \(list(properties))")
    }
    let file = SourceFile(path: "event", text: "\(rest) = \(text)")
    guard let assignment = SourceReader.expression(in: file) else {
      throw EventError("'\(text)' is no Swift expression")
    }
    try refuseInput(String(first), of: instance, isItself: rest == first)
    let scope = Scope(
      selfVariable: Variable(instance.connectedValue), selfType: instance.value.type, result: nil)
    try checkKind(of: text, against: rest, in: scope)
    return { [self] in _ = try evaluator.evaluate(assignment, in: scope) }
  }

  /// A number is no text: what a compiler would refuse is not written.
  private func checkKind(of text: String, against property: String, in scope: Scope)
    throws(EventError)
  {
    guard let place = SourceReader.expression(in: SourceFile(path: "event", text: property)),
      let literal = SourceReader.expression(in: SourceFile(path: "event", text: text)),
      let old = try? withoutTracking({ try evaluator.evaluate(place, in: scope) }),
      let expected = evaluator.typeReference(of: old),
      let new = try? withoutTracking({
        try evaluator.evaluate(literal, in: scope, expecting: expected)
      }),
      let given = evaluator.typeReference(of: new), given.name != expected.name
    else { return }
    let plain: Set = ["Bool", "Int", "Double", "String"]
    guard plain.contains(expected.name), plain.contains(given.name) else { return }
    throw EventError("\(property) is of type \(expected.name), and \(text) is of \(given.name)")
  }

  /// The instance that a path begins with: `SongRow[2]` of `SongRow[2].stars`.
  private func instance(atStartOf path: String) -> InstanceNode? {
    var found: [InstanceNode] = []
    for typeName in names.typeNames where path.hasPrefix(typeName) {
      let rest = path.dropFirst(typeName.count)
      if rest.first == "." { found += names.instances(named: typeName) }
      guard rest.first == "[" else { continue }
      // A label may contain brackets and points itself.
      for end in rest.indices where rest[end] == "]" {
        let next = rest.index(after: end)
        guard next < rest.endIndex, rest[next] == "." else { continue }
        found += names.instances(named: String(path[..<next]))
      }
    }
    return found.min { $0.precedes($1) }
  }

  /// A view cannot change what it was handed: only whoever describes it gives it another value. What
  /// an object holds can be changed through any of those who know it.
  private func refuseInput(_ property: String, of instance: InstanceNode, isItself: Bool)
    throws(EventError)
  {
    let stored = instance.value.type.stored
    guard let index = stored.firstIndex(where: { $0.name == property }) else { return }
    let fields = instance.value.fields
    if case .object = fields[index], !isItself { return }
    guard !fields[index].isKeptElsewhere else { return }
    let open = zip(stored, fields).filter(\.1.isKeptElsewhere).map(\.0.name)
    throw EventError(
      "\(property) is what \(instance.typeName) was described with, and only who describes it "
        + "gives it another value" + (open.isEmpty ? "" : "; what can be set is \(list(open))"))
  }
}

extension Value {
  /// Whether a view holds but the way to it: a state, a binding.
  fileprivate var isKeptElsewhere: Bool {
    switch self {
    case .wrapper, .binding: true
    default: false
    }
  }
}

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
    try refuseInput(String(first), of: instance, isItself: rest == first)
    let target = written(rest, after: String(first), in: instance)
    let file = SourceFile(path: "event", text: "\(target) = \(text)")
    guard let assignment = SourceReader.expression(in: file) else {
      throw EventError("'\(text)' is no Swift expression")
    }
    let scope = Scope(
      selfVariable: Variable(instance.connectedValue), selfType: instance.value.type, result: nil)
    try checkKind(of: text, against: target, in: scope)
    return { [self] in _ = try evaluator.evaluate(assignment, in: scope) }
  }

  /// What is assigned to for a path: of a wrapper that a property holds, the value in it.
  private func written(_ path: String, after first: String, in instance: InstanceNode) -> String {
    guard let index = instance.value.type.storedIndex[first],
      case .wrapper(let wrapper) = instance.value.fields[index], wrapper.isHeld
    else { return path }
    return first + ".wrappedValue" + path.dropFirst(first.count)
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
    let type = instance.value.type
    guard let index = type.storedIndex[property] else { return }
    let field = evaluator.unwrapped(instance.value.fields[index])
    guard isItself || !evaluator.leadsFurther(field), !canBeSet(index, in: instance) else { return }
    let open = type.stored.indices.filter { canBeSet($0, in: instance) }
      .map { type.stored[$0].name }
    throw EventError(
      "\(property) is what \(instance.typeName) was described with, and only who describes it "
        + "gives it another value" + (open.isEmpty ? "" : "; what can be set is \(list(open))"))
  }

  /// Whether the view holds but the way to what a property stands for: a state, a binding.
  private func canBeSet(_ index: Int, in instance: InstanceNode) -> Bool {
    switch instance.value.fields[index] {
    case .wrapper, .binding: true
    default: evaluator.customWrapper(of: instance.value.type.stored[index]) != nil
    }
  }
}

extension Evaluator {
  /// Whether something that a view was handed leads to what others know, too, or to what is kept.
  fileprivate func leadsFurther(_ value: Value) -> Bool {
    switch value {
    case .object, .native, .opaque: true
    case .structure(let structure): program.conforms(structure.type, to: .dynamicProperty)
    default: false
    }
  }
}

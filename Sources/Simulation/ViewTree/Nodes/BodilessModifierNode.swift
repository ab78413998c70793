/// A modifier of the program that has no body: a `GeometryEffect`, of which `effectValue` is called
/// for each frame (T3), or an `EnvironmentalModifier`, which is resolved to another modifier.
final class BodilessModifierNode: InstanceNode {
  private enum Kind { case effect, environmental }

  private let kind: Kind
  private var environmentReads = EnvironmentReads()

  /// Nil for a modifier with a body.
  init?(
    _ value: StructureValue, content: Description, in tree: ViewTree, under parent: Node?
  ) throws {
    let program = tree.evaluator.program
    if program.conforms(value.type, to: "GeometryEffect") {
      kind = .effect
    } else if program.conforms(value.type, to: "EnvironmentalModifier") {
      kind = .environmental
    } else {
      return nil
    }
    try super.init(value, content: content, in: tree, under: parent)
  }

  override var runName: String { "\(token).\(method)" }
  override var runsBody: Bool { false }
  override var runPlace: SourcePlace {
    tree.evaluator.methods(method, of: value.type).first?.place ?? value.type.place
  }

  private var method: String { kind == .effect ? "effectValue" : "resolve" }

  override func describeBody() throws -> Description {
    guard let content else { return .empty }
    environmentReads.beginRun()
    let evaluator = tree.evaluator
    let functions = evaluator.methods(method, of: value.type)
    guard let first = functions.first else { return .content(content) }
    let function = FunctionValue(
      .declared(functions, self: connectedValue, type: value.type, scope: nil),
      number: evaluator.nextNumber())
    let result = try evaluator.call(function, [try argument()], at: first.place)
    guard kind == .environmental, case .structure(let resolved) = result else {
      return .content(content)
    }
    return .modified(
      .content(content),
      Modifier(name: resolved.type.name, arguments: [:], place: first.place, custom: resolved))
  }

  private func argument() throws -> CallArgument {
    switch kind {
    // Nothing is laid out: the effect is told that there is a whole screen.
    case .effect:
      let size = try tree.evaluator.construct(
        named: TypeReference("OfferedSpace"), [], in: tree.evaluator.globals,
        at: value.type.place)
      return CallArgument(label: "size", value: size)
    case .environmental:
      let values = EnvironmentValuesObject(at: self) { [weak self] source in
        guard let self, tree.isUpdating else { return }
        environmentReads.note(source)
        tree.connect(
          self, to: source.attribute, value: source.value,
          name: "\(token).environment.\(source.attribute.name)", at: value.type.place)
      }
      return CallArgument(label: "in", value: .native(values))
    }
  }

  override func furtherCauses() throws -> [RunCause] {
    try environmentReads.causes(among: changes, in: tree.evaluator)
  }
}

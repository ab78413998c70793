/// A place where a view or a controller of UIKit or AppKit stands: `make…` runs once, `update…`
/// then and whenever something that it depends on changed, as a body would (U1, U2).
final class RepresentableNode: InstanceNode {
  /// `UIView`, `NSViewController`: what stands behind `make` and `update`.
  private let represented: String
  /// What `make…` returned. It is the same one for as long as the identity lives.
  private var platformView: Value?
  fileprivate var coordinator = Value.void
  /// What the last run read through its context.
  private var contextReads = EnvironmentReads()

  /// Nil for a view that represents nothing.
  init?(representing value: StructureValue, in tree: ViewTree, under parent: Node?) throws {
    guard let represented = tree.evaluator.program.represented(by: value.type) else { return nil }
    self.represented = represented
    try super.init(value, in: tree, under: parent)
  }

  override var runName: String { "\(token).update\(represented)" }
  override var runsBody: Bool { false }

  /// The methods make steps of their own.
  override func recordRun(
    _ causes: [RunCause], isFirst: Bool, _ certainty: Certainty, _ doubt: Doubt?, because: Int?
  ) -> Int {
    reason = isFirst ? "" : ": \(causes.map(\.text).joined(separator: " + "))"
    return because ?? tree.recorder.cause ?? 1
  }

  private var reason = ""

  override func describeBody() throws -> Description {
    contextReads.beginRun()
    let context = CallArgument(
      label: "context", value: .native(RepresentableContext(of: self)))
    if platformView == nil {
      coordinator = try run("makeCoordinator", []) ?? .void
      let made = try run("make\(represented)", [context])
      // Only classes can be represented.
      if case .opaque(let instance)? = made { instance.isShared = true }
      platformView = made ?? .void
      try loadView(of: made)
    }
    guard let platformView else { return .empty }
    _ = try run("update\(represented)", [CallArgument(label: nil, value: platformView), context])
    return hosted(in: platformView)
  }

  /// A controller of the program puts its view together when it is asked for it, which is before
  /// the first update.
  private func loadView(of controller: Value?) throws {
    guard case .object(let object)? = controller else { return }
    let functions = tree.evaluator.methods("viewDidLoad", of: object.type)
    guard let first = functions.first else { return }
    let step = tree.recorder.record(.effect, "viewDidLoad \(object.type.name)") { step in
      step.stands(at: tree.tell(first.place))
    }
    _ = try tree.recorder.during(step) {
      try tree.evaluator.call(
        FunctionValue(
          .declared(functions, self: .object(object), type: object.type, scope: nil),
          number: tree.evaluator.nextNumber()), [], at: first.place)
    }
  }

  /// Runs a method of the representable, if the program declares it.
  private func run(_ method: String, _ arguments: [CallArgument]) throws -> Value? {
    let evaluator = tree.evaluator
    let functions = evaluator.methods(method, of: value.type)
    guard let first = functions.first else { return nil }
    let step = recordEffect("\(method) \(token)", at: first.place)
    return try tree.recorder.during(step) {
      try evaluator.call(
        FunctionValue(
          .declared(functions, self: connectedValue, type: value.type, scope: nil),
          number: evaluator.nextNumber()), arguments, at: first.place)
    }
  }

  private func recordEffect(_ name: String, at place: SourcePlace) -> Int {
    tree.recorder.effect(name)
    let isUpdate = name.hasPrefix("update")
    return tree.recorder.record(.effect, isUpdate ? name + reason : name) { step in
      step.view = typeName
      step.instance = token
      step.stands(at: tree.tell(place))
      step.rule = isUpdate ? "U2" : "U1"
    }
  }

  // MARK: The environment of the context

  /// A key that is read is a dependency, others are not (U3).
  fileprivate var contextEnvironment: EnvironmentValuesObject {
    EnvironmentValuesObject(at: self) { [weak self] source in
      guard let self, tree.isUpdating else { return }
      contextReads.note(source)
      tree.connect(
        self, to: source.attribute, value: source.value,
        name: "\(token).context.environment.\(source.attribute.name)", at: value.type.place)
    }
  }

  override func furtherCauses() throws -> [RunCause] {
    try contextReads.causes(among: changes, in: tree.evaluator)
  }

  // MARK: What it hosts

  /// The views of SwiftUI that hosting controllers inside show: each is a tree of its own (U5).
  private func hosted(in platformView: Value) -> Description {
    let controllers = tree.evaluator.hostingControllers(in: platformView)
    return .group(
      controllers.map { controller in
        .framework(
          FrameworkView(
            name: controller.name, arguments: [HostedNode.controllerKey: .opaque(controller)],
            content: [tree.evaluator.description(of: controller.rootView, at: controller.place)],
            deferred: [], place: controller.place))
      })
  }

  // MARK: Ending

  override func end() {
    super.end()
    guard let platformView else { return }
    let method = "dismantle\(represented)"
    let functions = tree.evaluator.program.lookupOrder(value.type)
      .flatMap { $0.staticMethods[method] ?? [] }.filter { $0.hasBody }
    guard let first = functions.first else { return }
    let type = value.type
    let arguments = [
      CallArgument(label: nil, value: platformView),
      CallArgument(label: "coordinator", value: coordinator),
    ]
    tree.enqueueEffect(
      .dismantle, "\(method) \(token)", of: self, at: first.place, rule: "U4"
    ) { [tree] in
      let function = FunctionValue(
        .declared(functions, self: nil, type: type, scope: nil),
        number: tree.evaluator.nextNumber())
      _ = try tree.evaluator.call(function, arguments, at: first.place)
    }
  }
}

extension Program {
  /// `UIView` for a type that conforms to `UIViewRepresentable`; nil for one that represents
  /// nothing.
  func represented(by type: TypeInfo) -> String? {
    let suffix = "Representable"
    let name = conformances(of: type).sorted().first { name in
      name.hasSuffix(suffix) && types[name]?.isFramework == true
    }
    return name.map { String($0.dropLast(suffix.count)) }
  }
}

/// What `make…` and `update…` are told of their surroundings.
private final class RepresentableContext: NativeObject {
  /// The program may keep the context for longer than the view lives.
  private weak var node: RepresentableNode?

  init(of node: RepresentableNode) { self.node = node }

  var text: String { "Context" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    guard let node else { return nil }
    switch name {
    case "coordinator": return node.coordinator
    case "environment": return .native(node.contextEnvironment)
    case "transaction":
      return .opaque(
        .transaction(
          animation: .optional(node.tree.updateAnimation), isShared: false, at: place))
    default: return nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

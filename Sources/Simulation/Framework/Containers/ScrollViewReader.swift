/// `ScrollViewReader`: hands out what scrolls.
struct ScrollReaderBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["ScrollViewReader": ScrollReaderBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    ScrollReaderNode(view, in: tree, under: parent)
  }
}

/// `ScrollViewReader`: its proxy scrolls what stands inside it.
///
/// The closure of the reader may be run again and again; the proxy stays the same one.
final class ScrollReaderNode: FrameworkNode {
  /// Told when the program calls `scrollTo`: the rows are made in the update that follows.
  private let signal = Attribute("ScrollViewProxy.scrollTo", kind: .object)
  private var proxy: Value?
  private var requests: [Request] = []

  private struct Request {
    let identifier: Value
    let anchor: Value?
    let place: SourcePlace
  }

  override func builderArgument() throws -> Value {
    if let proxy { return proxy }
    guard let type = tree.evaluator.program.types["ScrollViewProxy"] else { return .void }
    tree.graph.connect(self, to: signal)
    let scroll = FunctionValue(
      .native { [weak self] _, arguments, place in
        self?.request(arguments, at: place)
        return .void
      }, number: tree.evaluator.nextNumber())
    let made = Value.structure(StructureValue(type: type, fields: [.function(scroll)]))
    proxy = made
    return made
  }

  private func request(_ arguments: [CallArgument], at place: SourcePlace) {
    guard let identifier = arguments.first?.value else { return }
    let step = tree.recorder.record(.write, "scrollTo(\(identifier.shortText)) is called") {
      step in
      step.stands(at: tree.tell(place))
      step.rule = "B16"
    }
    let anchor = arguments.dropFirst().first?.value
    tree.enqueue(
      PendingWrite(attribute: signal, step: step) { [weak self] in
        self?.requests = [Request(identifier: identifier, anchor: anchor, place: place)]
      })
  }

  override func answerChange() throws {
    try super.answerChange()
    let waiting = requests
    requests = []
    for request in waiting {
      tree.scroll(
        to: request.identifier, inside: self, anchor: request.anchor, at: request.place)
    }
  }
}

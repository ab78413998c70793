/// `DocumentGroup`: a window for a document.
struct DocumentBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["DocumentGroup": DocumentBehavior()]

  var isWindow: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    ClosedSceneNode.isClosed(behind: parent?.children ?? [])
      ? ClosedSceneNode(view, in: tree, under: parent)
      : DocumentNode(view, in: tree, under: parent)
  }
}

/// `DocumentGroup`: its content edits a document that belongs to the scene, here a new one.
final class DocumentNode: FrameworkNode {
  private var storage: StateStorage?

  /// What the content is handed: the document, and a binding to it.
  override func builderArgument() throws -> Value {
    let evaluator = tree.evaluator
    guard let type = evaluator.program.types["FileDocumentConfiguration"] else { return .void }
    let storage = try self.storage ?? StateStorage(newDocument(), named: "document", in: tree)
    self.storage = storage
    let binding = Value.binding(BindingValue(location: storage, path: []))
    var configuration = try evaluator.initialFields(of: type)
    if let index = type.storedIndex["document"] {
      configuration.fields[index] = .wrapper(
        WrapperValue(
          kind: .binding, property: type.stored[index], stored: binding, connection: nil))
    }
    return .structure(configuration)
  }

  /// What `newDocument` makes; for a viewer, a document of the type that it names.
  private func newDocument() throws -> Value {
    let evaluator = tree.evaluator
    switch view.arguments["newDocument"] ?? view.arguments["type"] {
    case .function(let make)?: return try evaluator.call(make, [], at: view.place)
    case .type(let type)?:
      return try evaluator.construct(named: type, [], in: evaluator.globals, at: view.place)
    case let document?: return document
    case nil: return .void
    }
  }
}

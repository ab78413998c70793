/// `GeometryReader`: its content is made when its size is known.
struct GeometryReaderBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["GeometryReader": GeometryReaderBehavior()]

  var isInert: Bool { true }

  func builderArgument(of node: FrameworkNode) throws -> Value {
    let interpreter = node.tree.interpreter
    guard let type = interpreter.program.types["GeometryProxy"] else { return .void }
    return .structure(try interpreter.initialFields(of: type))
  }
}

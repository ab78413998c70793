import SwiftParser
import SwiftSyntax

/// A change that mends nothing, whatever an exercise is about: the same thing is put around the bodies.
/// Claims that it keeps do not ask for what the exercise means.
enum Evasion: CaseIterable {
  case geometryReader, timelineView, erasedType, newIdentity, newIdentityOfRoot

  /// As the end of a sentence: the claims hold …
  var name: String {
    switch self {
    case .geometryReader: "with every body in a GeometryReader"
    case .timelineView: "with every body in a TimelineView"
    case .erasedType: "with every body in an AnyView"
    case .newIdentity: "with .id(UUID()) on every body"
    case .newIdentityOfRoot: "with .id(UUID()) on the body of the root"
    }
  }

  private var wrap: (before: String, after: String) {
    switch self {
    case .geometryReader: (" GeometryReader { _ in", "} ")
    case .timelineView: (" TimelineView(.animation) { _ in", "} ")
    case .erasedType: (" AnyView(Group {", "}) ")
    case .newIdentity, .newIdentityOfRoot: (" Group {", "}.id(UUID()) ")
    }
  }

  /// A program that is changed so.
  ///
  /// - Parameter root: The name of the view that is shown.
  func applied(to source: String, root: String) -> String {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    let bodies = finder.bodies.filter { self != .newIdentityOfRoot || $0.view == root }
    var text = Array(source.utf8)
    for body in bodies.reversed() {
      text.insert(contentsOf: wrap.after.utf8, at: body.end)
      text.insert(contentsOf: wrap.before.utf8, at: body.start)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Where the bodies of the views of a program begin and end, inside their braces, in bytes.
private final class BodyFinder: SyntaxVisitor {
  private(set) var bodies: [(view: String, start: Int, end: Int)] = []
  private var types: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.pattern.trimmedDescription == "body",
      node.typeAnnotation?.type.trimmedDescription == "some View",
      case .getter? = node.accessorBlock?.accessors, let block = node.accessorBlock
    else { return .visitChildren }
    bodies.append(
      (
        types.last ?? "", block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
        block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      ))
    return .skipChildren
  }
}

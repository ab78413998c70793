import SwiftParser
import SwiftSyntax

/// What a source could print, whether or not it does: the forms of its `print` calls, and of
/// `Self._printChanges()` in its types.
///
/// It tells a wrong line that somebody might expect from one that nobody could ever see.
public struct PrintedForms: Sendable {
  /// Each a text with gaps, where the source has a value: nil.
  private var forms: [[String?]] = []
  private var types: Set<String> = []
  private var tellsChanges = false

  public init(_ source: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    forms = finder.forms
    types = finder.types
    tellsChanges = finder.tellsChanges
  }

  public func admit(_ line: String) -> Bool {
    isChangeLine(line) || forms.contains { fits(line[...], $0[...]) }
  }

  /// `Counter: @self, _taps changed.` or `Counter: unchanged.`
  private func isChangeLine(_ line: String) -> Bool {
    guard tellsChanges, let colon = line.firstIndex(of: ":"), types.contains(String(line[..<colon]))
    else { return false }
    let rest = line[colon...].dropFirst()
    if rest == " unchanged." { return true }
    guard rest.hasPrefix(" "), rest.hasSuffix(" changed.") else { return false }
    return rest.dropFirst().dropLast(" changed.".count).split(separator: ", ").allSatisfy {
      ($0.hasPrefix("_") || $0.hasPrefix("@")) && $0.count > 1 && !$0.contains(" ")
    }
  }

  private func fits(_ line: Substring, _ form: ArraySlice<String?>) -> Bool {
    guard let first = form.first else { return line.isEmpty }
    let rest = form.dropFirst()
    if let text = first {
      return line.hasPrefix(text) && fits(line.dropFirst(text.count), rest)
    }
    return line.indices.contains { fits(line[$0...], rest) } || fits("", rest)
  }
}

private final class Finder: SyntaxVisitor {
  var forms: [[String?]] = []
  var types: Set<String> = []
  var tellsChanges = false

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "_printChanges" {
      tellsChanges = true
    }
    let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "print" || name == "debugPrint" { forms.append(form(of: node.arguments)) }
    return .visitChildren
  }

  /// A separator or terminator of the call's own may be anything.
  private func form(of arguments: LabeledExprListSyntax) -> [String?] {
    guard arguments.allSatisfy({ $0.label == nil }) else { return [nil] }
    var form: [String?] = []
    for argument in arguments {
      if !form.isEmpty { form.append(" ") }
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
        literal.openingPounds == nil, literal.openingQuote.tokenKind == .stringQuote
      else {
        form.append(nil)
        continue
      }
      form += literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text }
    }
    return form
  }
}

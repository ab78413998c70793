import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A piece of Swift by what it says instead of how it is spelled: an expression, statements, a
/// declaration, attributes and modifiers, a type, or a labelled argument.
///
///     SwiftFragment("Text( self.name )") == SwiftFragment("Text(name)")    // true
///     SwiftFragment("the view")                                           // nil
///
/// Equal are pieces that differ in white space, comments, semicolons, trailing commas, optional
/// parentheses, `self.` where nothing else has the name, an explicit `return` or `get`, the names
/// of a closure's parameters, the spelling of literals and types (`1_000`, `[Int]`, `Array<Int>`),
/// the order of modifiers and of the elements of a `Set`, `x += 1` written out, and an annotation
/// that says what the initial value says already.
public struct SwiftFragment: Sendable, Hashable {
  private let form: SyntaxForm

  /// Longer texts are no fragments: this is for what somebody types in a line.
  public static let longest = 1_000

  /// Nil for what is not Swift or too long or too deeply nested to be read in no time.
  public init?(_ text: String, allowing leniency: FragmentLeniency = []) {
    guard FragmentEntry.isReadable(text), let found = FragmentEntry.read(text) else { return nil }
    form = CanonicalForm(of: found, allowing: leniency).form
  }

  /// The name, if the fragment is one and nothing else: `State` for `State` and for `@State`.
  public var name: String? {
    switch form {
    case .name(let name): name
    case .node("attribute", let parts) where parts.count == 1:
      if case .name(let name) = parts[0] { name } else { nil }
    default: nil
    }
  }

  /// The names in which this differs from another fragment, if it differs in one name and nothing
  /// else.
  public func differingName(from other: SwiftFragment) -> (name: String, other: String)? {
    guard let pairs = form.differences(from: other.form), pairs.count == 1 else { return nil }
    return pairs[0]
  }
}

/// The ways to read a text as a piece of Swift.
enum FragmentEntry: CaseIterable {
  case code, type, attributes, member, arguments

  /// How deep brackets may stand in each other. The parser takes time that doubles with every
  /// level of some of them, see ``Nesting``; those within texts count, because of interpolation.
  private static let deepest = 12
  /// How many `<` there may be: each is tried as a list of generic arguments and as an operator.
  private static let mostAngles = 12

  static func isReadable(_ text: String) -> Bool {
    guard text.utf8.count <= SwiftFragment.longest else { return false }
    var depth = 0
    var angles = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "<"): angles += 1
      case 0: return false
      default: continue
      }
      if depth > deepest || angles > mostAngles { return false }
    }
    return true
  }

  /// The nodes that the text stands for; nil if it is no Swift.
  static func read(_ text: String) -> [Syntax]? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    // `(Int) -> Void` reads as an expression, too, but means a type.
    let isType = text.contains("->") && !text.contains("{")
    let order: [FragmentEntry] = isType ? [.type] + allCases : allCases
    for entry in order {
      if let found = entry.nodes(in: text) { return found }
    }
    return nil
  }

  private func nodes(in text: String) -> [Syntax]? {
    switch self {
    case .code: FragmentEntry.items(text)
    case .type: type(text)
    case .attributes: attributes(text)
    case .member: member(text)
    case .arguments: arguments(text)
    }
  }

  private static func items(_ text: String) -> [Syntax]? {
    let tree = Parser.parse(source: text)
    guard !tree.hasError, !tree.statements.isEmpty else { return nil }
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    guard let file = folded.as(SourceFileSyntax.self) else { return nil }
    return [Syntax(file.statements)]
  }

  private static func only<Part: SyntaxProtocol>(_ text: String, as kind: Part.Type) -> Part? {
    guard let list = items(text)?.first?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return nil
    }
    return list.first.flatMap { Syntax($0.item).as(kind) }
  }

  private func type(_ text: String) -> [Syntax]? {
    let variable = FragmentEntry.only("let a: " + text, as: VariableDeclSyntax.self)
    guard let binding = variable?.bindings.first, variable?.bindings.count == 1,
      binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type
    else { return nil }
    return [Syntax(type)]
  }

  private func attributes(_ text: String) -> [Syntax]? {
    guard let variable = FragmentEntry.only(text + " var a", as: VariableDeclSyntax.self),
      variable.bindings.count == 1
    else { return nil }
    return variable.attributes.map { Syntax($0) } + [Syntax(variable.modifiers)]
  }

  private func member(_ text: String) -> [Syntax]? {
    FragmentEntry.only("enum A { " + text + "\n}", as: EnumDeclSyntax.self)
      .map { [Syntax($0.memberBlock.members)] }
  }

  private func arguments(_ text: String) -> [Syntax]? {
    guard let call = FragmentEntry.only("a(" + text + ")", as: FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self), call.trailingClosure == nil,
      call.arguments.contains(where: { $0.label != nil })
    else { return nil }
    return [Syntax(call.arguments)]
  }
}

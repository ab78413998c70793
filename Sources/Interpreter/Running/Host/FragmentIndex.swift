/// Finds expressions and closures in the bodies of one file by what a host knows of them. A body is
/// looked through when somebody asks for something in it.
final class FragmentIndex {
  /// In which function or accessor something stands.
  struct Home {
    /// The type whose member that is.
    var nominal: Nominal?
    var isStatic = false
    /// `self` may be of any type that conforms to a protocol.
    var isAbstract = false
    /// The source of that function or property.
    var declaration: ObjectIdentifier?
    /// Where the function is declared.
    var position: SourcePosition?
  }

  struct Key: Hashable {
    var offset: Int32
    /// What it is: the name that it calls, its operator.
    var name: String
    /// How many like it stand at the same place inside of it: calls in a chain of calls.
    var depth: Int
  }

  /// A body that was not looked through yet.
  private struct Waiting {
    let start: Int32
    let end: Int32
    let body: LateBody
    let home: Home
  }

  private var found: [Key: (expression: Expression, home: Home)] = [:]
  /// What is called, by where the first argument begins: no two calls have one there.
  private var callees: [Int32: (expression: Expression, home: Home)] = [:]
  /// Literals of numbers and names behind a dot: what they are, their context alone tells.
  private var leaves: [Int32: (expression: Expression, home: Home)] = [:]
  /// Calls that may make a value, by where they begin.
  private var makings: [Int32: (expression: Expression, home: Home)] = [:]
  private var waiting: [Waiting] = []
  private let owners: [ObjectIdentifier: Nominal]

  init(_ file: FileSyntax, owners: [ObjectIdentifier: Nominal]) {
    self.owners = owners
    for declaration in file.declarations { add(declaration, Home()) }
  }

  /// Nothing of what stands where types are open.
  func fragment(_ key: Key) -> (expression: Expression, home: Home)? {
    if let known = found[key] { return known }
    look(at: key.offset)
    return found[key]
  }

  /// What is called with an argument that begins there and has none before it.
  func callee(withArgumentAt offset: Int32) -> (expression: Expression, home: Home)? {
    if let known = callees[offset] { return known }
    look(at: offset)
    return callees[offset]
  }

  /// The number or the name behind a dot that begins there.
  func leaf(at offset: Int32) -> (expression: Expression, home: Home)? {
    if let known = leaves[offset] { return known }
    look(at: offset)
    return leaves[offset]
  }

  /// The call of a type that begins there.
  func making(at offset: Int32) -> (expression: Expression, home: Home)? {
    if let known = makings[offset] { return known }
    look(at: offset)
    return makings[offset]
  }

  private func look(at offset: Int32) {
    let asked = waiting.filter { $0.start <= offset && offset < $0.end }
    waiting.removeAll { $0.start <= offset && offset < $0.end }
    for part in asked { look(through: part.body.statements, part.home) }
  }

  private func add(_ declaration: Declaration, _ home: Home) {
    switch declaration {
    case .type(let syntax):
      add(syntax.members, of: owners[ObjectIdentifier(syntax)], home)
    case .typeExtension(let syntax):
      add(syntax.members, of: owners[ObjectIdentifier(syntax)], home)
    case .function(let syntax):
      var inner = home
      inner.declaration = ObjectIdentifier(syntax)
      inner.position = syntax.position
      inner.isStatic = syntax.modifiers.isStatic
      add(syntax.late, from: syntax.position, to: syntax.end, inner)
    case .variable(let syntax):
      var inner = home
      inner.declaration = ObjectIdentifier(syntax)
      inner.isStatic = syntax.modifiers.isStatic
      if let initial = syntax.initial {
        var first = inner
        // There is no `self` yet, but for what is made when it is read.
        first.isStatic = inner.isStatic || !syntax.modifiers.isLazy
        look(through: [Statement(.expression(initial), at: syntax.position)], first)
      }
      guard let accessors = syntax.accessors else { return }
      for accessor in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] {
        guard let accessor else { continue }
        add(accessor.late, from: accessor.position, to: accessor.end, inner)
      }
    default: return
    }
  }

  private func add(
    _ members: [Declaration], of nominal: Nominal?, _ home: Home
  ) {
    var inner = home
    inner.nominal = nominal
    inner.isAbstract = nominal.map { $0.kind == .protocolType } ?? true
    for member in members { add(member, inner) }
  }

  private func add(
    _ body: LateBody?, from start: SourcePosition, to end: SourcePosition, _ home: Home
  ) {
    guard let body else { return }
    let last = end.file == start.file ? end.offset : .max
    waiting.append(Waiting(start: start.offset, end: last, body: body, home: home))
  }

  private func expressions(in body: [Statement]) -> [Expression] {
    final class Collected { var expressions: [Expression] = [] }
    let collected = Collected()
    var walk = BodyWalk()
    walk.visitExpression = {
      collected.expressions.append($0)
      return true
    }
    walk.statements(body)
    return collected.expressions
  }

  /// What only its context tells the type of.
  private func note(_ expression: Expression, _ home: Home) {
    if expression.mayMakeValue { makings[expression.position.offset] = (expression, home) }
    // A call of a name behind a dot begins where that does, and comes first: it has the type.
    if !home.isAbstract, expression.isLeaf, leaves[expression.position.offset] == nil {
      leaves[expression.position.offset] = (expression, home)
    }
  }

  private func look(through body: [Statement], _ home: Home) {
    for expression in expressions(in: body) {
      note(expression, home)
      if case .call(let callee, let arguments) = expression.kind, let first = arguments.first {
        callees[first.value.position.offset] = (callee, home)
      }
      guard !home.isAbstract, let name = expression.fragmentName else { continue }
      let key = Key(
        offset: expression.position.offset, name: name,
        depth: expression.depth(of: name, by: \.fragmentName))
      if found[key] == nil { found[key] = (expression, home) }
    }
  }
}

extension Expression {
  /// A call of what is named like a type.
  fileprivate var mayMakeValue: Bool {
    guard case .call(let callee, _) = kind else { return false }
    switch callee.kind {
    case .type: return true
    case .name(let name), .member(_, let name): return name.base.first?.isUppercase == true
    default: return false
    }
  }

  fileprivate var isLeaf: Bool {
    switch kind {
    case .integer, .float, .implicitMember: true
    case .call(let callee, _): callee.isLeaf
    default: false
    }
  }

  /// How a host names it; nil for what it need not hand over.
  var fragmentName: String? {
    switch kind {
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name), .member(_, let name), .implicitMember(let name):
        "\(name.base)(\(arguments.count))"
      default: "(\(arguments.count))"
      }
    case .binary(_, let sign, _): sign.name
    case .prefix(let sign, _): "prefix \(sign)"
    case .string: "string"
    case .ternary: "ternary"
    case .element(_, let arguments): "[\(arguments.count)]"
    case .closure: "closure"
    case .chain: "chain"
    case .cast: "cast"
    case .array: "array"
    case .dictionary: "dictionary"
    case .tuple: "tuple"
    case .name(let name): "name \(name.base)"
    case .member(_, let name): "member \(name.base)"
    case .integer, .float, .boolean, .nothing: "literal"
    default: nil
    }
  }

  /// How many of the same name stand at its beginning.
  func depth(of name: String, by named: (Expression) -> String?) -> Int {
    var count = 0
    var next = first
    while let here = next {
      if named(here) == name { count += 1 }
      next = here.first
    }
    return count
  }

  /// What stands first in it.
  private var first: Expression? {
    switch kind {
    case .call(let base, _), .member(let base, _), .element(let base, _), .binary(let base, _, _),
      .ternary(let base, _, _), .chain(let base), .cast(let base, _, _), .force(let base),
      .unwrapOrLeave(let base):
      base
    default: nil
    }
  }
}

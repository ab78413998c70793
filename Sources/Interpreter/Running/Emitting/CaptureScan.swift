/// Which variables from outside a closure or a function uses.
struct CaptureScan {
  /// In the order in which they are met: a closure lets go of them in that order.
  private(set) var variables: [ObjectIdentifier] = []
  private var seen: Set<ObjectIdentifier> = []
  private(set) var functions: Set<ObjectIdentifier> = []
  private(set) var accessors: Set<ObjectIdentifier> = []
  private(set) var usesSelf = false
  /// Where the function stands that is being looked at.
  private var own: (file: Int32, offsets: ClosedRange<Int32>)?

  init() {}

  init(of expression: Expression) { self.expression(expression) }

  mutating func closure(_ closure: Closure) {
    for capture in closure.captures { if let value = capture.value { expression(value) } }
    statements(closure.body)
  }

  mutating func variable(_ variable: Variable) { note(variable) }

  /// What a function is declared with itself belongs to each of its calls: one that calls itself does
  /// not take it along.
  mutating func function(_ syntax: FunctionSyntax) {
    let found = Self.expressions { $0.statements(syntax.body ?? []) }
    let last = found.map(\.position.offset).max() ?? syntax.position.offset
    own = (syntax.position.file, syntax.position.offset...max(last, syntax.position.offset))
    for expression in found { note(expression) }
    own = nil
  }

  mutating func statements(_ list: [Statement]) { collect { $0.statements(list) } }

  mutating func expression(_ value: Expression) { collect { $0.expression(value) } }

  private mutating func collect(_ go: (BodyWalk) -> Void) {
    for expression in Self.expressions(go) { note(expression) }
  }

  private static func expressions(_ go: (BodyWalk) -> Void) -> [Expression] {
    var found: [Expression] = []
    var walk = BodyWalk()
    walk.visitExpression = {
      found.append($0)
      return true
    }
    go(walk)
    return found
  }

  private mutating func note(_ expression: Expression) {
    // A `self` that refers to something is a variable that a capture or an `if let` introduced.
    if expression.isPlainSelf && expression.reference == nil || expression.isSuperclass {
      usesSelf = true
    }
    if case .name(let name) = expression.kind, name.base == "Self" { usesSelf = true }
    if case .closure(let closure) = expression.kind {
      for (index, capture) in closure.captures.enumerated() where capture.value == nil {
        if capture.name == "self" { usesSelf = true }
        if let variable = closure.outer(index) { note(variable) }
      }
    }
    guard let reference = expression.reference else { return }
    if reference.isImplicitSelf { usesSelf = true }
    switch reference.target {
    case .variable(let variable), .wrapper(let variable, _): note(variable)
    case .function(let function): functions.insert(ObjectIdentifier(function))
    case .enumCase, .type, .tupleElement, .unknown: break
    }
  }

  private mutating func note(_ variable: Variable) {
    if let own, own.file == variable.position.file, own.offsets.contains(variable.position.offset) {
      return
    }
    if seen.insert(ObjectIdentifier(variable)).inserted {
      variables.append(ObjectIdentifier(variable))
      if let syntax = variable.syntax { accessors.insert(ObjectIdentifier(syntax)) }
    }
  }

  /// `self` comes by the capture list.
  mutating func forgetSelf() { usesSelf = false }

  /// Adds what another uses; false if that is nothing new.
  @discardableResult
  mutating func merge(_ other: CaptureScan) -> Bool {
    let before = (variables.count, functions.count, usesSelf)
    for variable in other.variables where seen.insert(variable).inserted {
      variables.append(variable)
    }
    functions.formUnion(other.functions)
    accessors.formUnion(other.accessors)
    usesSelf = usesSelf || other.usesSelf
    return before != (variables.count, functions.count, usesSelf)
  }

  /// The variables that closures and functions inside a body use.
  static func shared(in list: [Statement]) -> Set<ObjectIdentifier> {
    let scan = SharedScan()
    var walk = BodyWalk()
    walk.enter = { scan.depth += 1 }
    walk.leave = { scan.depth -= 1 }
    walk.visitExpression = { expression in
      guard scan.depth > 0, let reference = expression.reference else { return true }
      switch reference.target {
      case .variable(let variable), .wrapper(let variable, _):
        scan.found.insert(ObjectIdentifier(variable))
      default: break
      }
      return true
    }
    walk.statements(list)
    return scan.found
  }

  private final class SharedScan {
    var depth = 0
    var found: Set<ObjectIdentifier> = []
  }
}

extension Closure {
  /// The variable outside that an item of the capture list names.
  func outer(_ index: Int) -> Variable? { scope?.captures[index]?.outer }
  /// The variable inside that it introduces.
  func inner(_ index: Int) -> Variable? { scope?.captures[index]?.inner }
}

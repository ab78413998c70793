/// Statements that a builder makes nothing of.
extension Checker {
  /// What runs and gives no value has no place among values.
  func refuseControl(_ statement: Statement, _ builder: Type) {
    let word: String
    switch statement.kind {
    case .whileLoop: word = "while"
    case .repeatLoop: word = "repeat"
    case .guarded: word = "guard"
    case .deferred: word = "defer"
    case .attempt(let attempt) where !attempt.catches.isEmpty: word = "catch"
    case .declaration(.function): word = "func"
    case .declaration(.type(let type)):
      word = type.kind == .enumeration ? "enum" : type.kind == .classType ? "class" : "struct"
    case .declaration(.alias): word = "typealias"
    default: return
    }
    let advice =
      switch statement.kind {
      case .guarded: "write `if`, or `return` what is built in each case"
      case .declaration: "declare it outside of what is built"
      case .attempt: "do it in a function or in `task`, and keep what came of it"
      default: ""
      }
    report(
      "a `\(word)` builds nothing in a `\(builder)`", at: statement.position, advice: advice)
  }

  /// A `return` switches the builder off: then every way through the closure returns.
  func refuseEnd(of list: [Statement]) {
    guard trials == 0, !list.leaves, let last = list.last else { return }
    report(
      "the closure returns a value in one place, and comes to its end without one",
      at: last.position, advice: "write `if … { … } else { … }` without `return`")
  }

  /// `any View` stands for many types, and what is built is of one.
  func refuseMany(_ expression: Expression, _ type: Type, _ builder: Type) -> Bool {
    guard trials == 0, resolver.isOfSwiftUI(builder), type.isOfProtocolsAlone,
      case .existential(let existential) = type.kind, existential.bounds.count == 1,
      existential.bounds[0].nominal === resolver.library("View")
    else { return false }
    report(
      "what is built is of one type, and `any View` stands for many", at: expression.position,
      advice: "write `AnyView(…)` around it, or say `some View` where it is declared")
    return true
  }
}

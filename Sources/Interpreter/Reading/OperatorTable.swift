import SwiftSyntax

/// The operators of a program and how tightly each binds.
struct OperatorTable {
  private var groups: [String: PrecedenceSyntax] = [:]
  /// The group of each infix operator.
  private var infix: [String: String] = [:]
  /// Prefix and postfix operators of the program.
  private var unary: [OperatorSyntax.Fixity: Set<String>] = [:]
  private var levels: [String: Set<String>] = [:]

  static let standardGroup = "DefaultPrecedence"

  mutating func add(_ group: PrecedenceSyntax) {
    groups[group.name] = group
    levels[group.name, default: []].formUnion(group.higherThan)
    for higher in group.lowerThan { levels[higher, default: []].insert(group.name) }
  }

  mutating func add(_ declared: OperatorSyntax) {
    guard declared.fixity == .infix else {
      unary[declared.fixity, default: []].insert(declared.name)
      return
    }
    infix[declared.name] = declared.group ?? Self.standardGroup
  }

  /// Declarations of operators and groups stand at the top of a file; all files are asked before any
  /// is read.
  mutating func addDeclarations(of root: SourceFileSyntax, reader: SourceReader) {
    for item in root.statements {
      guard case .decl(let node) = item.item,
        node.is(OperatorDeclSyntax.self) || node.is(PrecedenceGroupDeclSyntax.self)
      else { continue }
      for declaration in reader.declarations(node) {
        switch declaration {
        case .operatorName(let declared): add(declared)
        case .precedence(let group): add(group)
        default: continue
        }
      }
    }
  }

  /// The group of an infix operator; that of operators without one, if it is not known.
  func group(of name: String) -> String { infix[name] ?? Self.standardGroup }

  /// Whether somebody declared an infix operator.
  func isDeclared(_ name: String) -> Bool { infix[name] != nil }

  /// Whether somebody declared an operator with one operand.
  func isDeclared(_ name: String, _ fixity: OperatorSyntax.Fixity) -> Bool {
    if fixity == .infix { return isDeclared(name) }
    return Self.standardUnary[fixity]?.contains(name) == true
      || unary[fixity]?.contains(name) == true
  }

  private static let standardUnary: [OperatorSyntax.Fixity: Set<String>] = [
    .prefix: ["-", "+", "!", "~", "...", "..<", ".!", "++", "--"], .postfix: ["...", "++", "--"],
  ]

  /// Whether nothing says which of two groups comes first.
  func areUnordered(_ group: String, _ other: String) -> Bool {
    group != other && groups[group] != nil && groups[other] != nil
      && !isHigher(group, than: other) && !isHigher(other, than: group)
  }

  /// Whether nothing says which of two operators of the group of this one comes first: `a < b < c`.
  func isUnordered(_ name: String) -> Bool {
    guard let group = infix[name], let known = groups[group] else { return false }
    return known.associativity == .none
  }

  func associativity(of group: String) -> PrecedenceSyntax.Associativity {
    groups[group]?.associativity ?? .none
  }

  /// Whether operators of the first group take their operands before those of the second.
  func isHigher(_ group: String, than other: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [group]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let lower = levels[next] else { continue }
      if lower.contains(other) { return true }
      waiting += lower
    }
    return false
  }

  /// Whether an operator assigns, as `+=` does.
  func isAssignment(_ name: String) -> Bool { groups[group(of: name)]?.isAssignment ?? false }
}

/// Names that statements introduce.
final class LocalScope {
  let parent: LocalScope?
  private var table: [String: [Symbol]] = [:]
  /// Types that are declared here.
  var types: LocalTypes?

  init(in parent: LocalScope?) { self.parent = parent }

  func declare(_ symbol: Symbol, as name: String) {
    if case .function = symbol {
      table[name, default: []].append(symbol)
    } else {
      table[name] = [symbol]
    }
  }

  func symbols(named name: String) -> [Symbol] {
    var next: LocalScope? = self
    while let scope = next {
      if let found = scope.table[name] { return found }
      next = scope.parent
    }
    return []
  }

  /// Whether the statements themselves, and nothing around their function, introduce a name.
  func declares(_ name: String) -> Bool {
    table[name] != nil || parent?.declares(name) ?? false
  }

  /// All names that can be seen, to propose one.
  var names: [String] { Array(table.keys) + (parent?.names ?? []) }
}

/// Views on the screen that show something else than they would if they ran now.
extension InstanceNode {
  /// Whether what the body described is old: it would describe something else by now, and twice the
  /// same. It is looked at, and nobody is told of it.
  var isOutdated: Bool {
    guard let described, let now = describedAside, let again = describedAside else { return false }
    return differ(described, now) && !differ(now, again)
  }

  private var describedAside: Description? {
    try? tree.drawing {
      try tree.withoutTracking { try tree.evaluator.apart { try describeBody() } }
    }
  }

  /// Whether a person could tell them apart, as far as that is certain: closures look alike.
  private func differ(_ old: Description, _ new: Description) -> Bool {
    switch (old, new) {
    case (.group(let a), .group(let b)): a.count != b.count || zip(a, b).contains(where: differ)
    case (.branch(let a, let x, _), .branch(let b, let y, _)): a != b || differ(x, y)
    case (.erased(let a), .erased(let b)): differ(a, b)
    case (.view(let a), .view(let b)):
      a.type !== b.type || zip(a.fields, b.fields).contains(where: differ)
    case (.framework(let a), .framework(let b)):
      a.name != b.name || differ(a.arguments, b.arguments)
        || zip(a.content, b.content).contains(where: differ)
    case (.modified(let a, let x), .modified(let b, let y)):
      x.name != y.name || differ(x.arguments, y.arguments)
        || zip(x.content, y.content).contains(where: differ)
        || differ(a, b)
    case (.each(let a), .each(let b)):
      a.elements.count != b.elements.count || zip(a.elements, b.elements).contains(where: differ)
    case (.empty, .empty), (.content, .content): false
    default: true
    }
  }

  private func differ(_ old: [String: Value], _ new: [String: Value]) -> Bool {
    old.contains { name, value in new[name].map { differ(value, $0) } ?? false }
  }

  private func differ(_ old: Value, _ new: Value) -> Bool {
    switch (old, new) {
    case (.optional(let a?), .optional(let b?)): differ(a, b)
    case (.boolean, .boolean), (.integer, .integer), (.double, .double), (.string, .string),
      (.enumeration, .enumeration), (.structure, .structure), (.optional, .optional),
      (.array, .array):
      (try? tree.evaluator.equal(old, new)) == false
    default: false
    }
  }
}

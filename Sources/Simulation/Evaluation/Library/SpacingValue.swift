import Layout

/// `ViewSpacing`: what a view wishes between itself and its neighbours (Y46), as a value that a
/// layout of the program reads, joins and hands on.
extension Spacing: LibraryType {
  static let library = LibraryTable("ViewSpacing", Spacing.self) { table in
    table.initializer("") { Spacing.usual }
    table.constants(["zero": .zero])
    table.method("distance(to:along:)") { (spacing: Spacing, next: Spacing, axis: Value) in
      UsualSpacing().gap(from: spacing, to: next, along: Axis(named: axis.lastName) ?? .horizontal)
        .length
    }
    table.method("union(_:)") { (spacing: Spacing, other: Spacing) in spacing.union(other) }
    table.method("union(_:edges:)") { (spacing: Spacing, other: Spacing, edges: Value) in
      spacing.union(other, edges: EdgeSet(named: edges))
    }
    table.mutating("formUnion(_:)") { (spacing: inout Spacing, other: Spacing) in
      spacing = spacing.union(other)
    }
    table.mutating("formUnion(_:edges:)") {
      (spacing: inout Spacing, other: Spacing, edges: Value) in
      spacing = spacing.union(other, edges: EdgeSet(named: edges))
    }
  }

  var text: String { "ViewSpacing" }
}

extension Axis {
  /// Nil for any other name.
  init?(named name: String) {
    switch name {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: return nil
    }
  }
}

extension EdgeSet {
  /// The edges that a name stands for; all for one that is not known.
  init(named name: String) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: self = .all
    }
  }

  /// `.top`, `[.leading, .trailing]`, `[]`
  init(named value: Value) {
    switch value {
    case .optional(let wrapped?): self.init(named: wrapped)
    case .array(let parts), .set(let parts):
      self = parts.reduce(into: []) { $0.formUnion(EdgeSet(named: $1)) }
    default: self.init(named: value.lastName)
    }
  }
}

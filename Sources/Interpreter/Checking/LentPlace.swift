/// A variable, or a part of one, that a call is lent with `&`.
///
/// Only what the law of exclusive access settles before the program runs: what belongs to an object
/// is watched while it runs.
struct LentPlace {
  /// As findings name it: `numbers`, `game.players`.
  let name: String
  /// Only an element of it is lent, which is all of it for the law.
  let isElement: Bool
  private let root: SourcePosition
  private let path: [String]

  /// Nil where nothing is certain.
  init?(_ place: Expression) {
    var members: [String] = []
    var isElement = false
    var next = place
    while true {
      switch next.kind {
      case .member(let base, let name):
        guard case .variable(let variable)? = next.reference?.target, variable.isMember,
          !variable.isStatic, variable.context.nominal?.isReference == false
        else { return nil }
        // What it is computed from need not change.
        if variable.isComputed { return nil }
        members.insert(name.base, at: 0)
        next = base
      case .element(let base, _):
        // What the program declares may reach its elements without changing itself.
        guard case .function(let function)? = next.reference?.target, function.isOfLibrary,
          function.syntax?.accessors?.setter?.isNonmutating == false,
          base.type?.nominal?.isReference == false
        else { return nil }
        members.removeAll()
        isElement = true
        next = base
      case .name(let name):
        guard case .variable(let variable)? = next.reference?.target, !variable.isComputed,
          !variable.isStatic, variable.context.nominal?.isReference != true
        else { return nil }
        root = variable.position
        path = members
        self.isElement = isElement
        self.name = ([name.base] + members).joined(separator: ".")
        return
      default: return nil
      }
    }
  }

  func overlaps(_ other: LentPlace) -> Bool {
    root == other.root && zip(path, other.path).allSatisfy(==)
  }
}

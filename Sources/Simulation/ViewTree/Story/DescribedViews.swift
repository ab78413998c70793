extension Screen {
  /// The names of the views that the latest run of a body described: the work of that body alone,
  /// without that of the bodies below it, and without the rows of a `ForEach`, which come later.
  ///
  /// - Parameter instance: As events call it: `Row[2]`.
  /// - Returns: In their order; none where there is no such view.
  public func viewsDescribed(by instance: String) -> [String] {
    tree.names.instances(named: instance).first?.described?.viewNames ?? []
  }
}

extension Description {
  fileprivate var viewNames: [String] {
    switch self {
    case .empty, .content: []
    case .group(let parts): parts.flatMap(\.viewNames)
    case .branch(_, let content, _), .erased(let content): content.viewNames
    case .each: [Self.forEach]
    case .view(let structure): [structure.type.name]
    case .framework(let view): [view.name] + view.content.flatMap(\.viewNames)
    case .modified(let base, let modifier):
      base.viewNames + modifier.content.flatMap(\.viewNames)
    }
  }
}

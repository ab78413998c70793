/// The views that some content consists of, one by one: `Group(subviews:)`, `ForEach(subviews:)`.
extension Evaluator {
  /// Content taken apart as a container does it: groups, branches and rows are resolved, and each
  /// view keeps the identity that it has in the content (I5).
  func subviews(of content: Description, at place: SourcePlace) throws -> [Value] {
    try parts(of: content, path: [], at: place).map { path, part in
      .view(.modified(part, .identifying(by: .array(path), at: place)))
    }
  }

  private func parts(of description: Description, path: [Value], at place: SourcePlace) throws
    -> [(path: [Value], part: Description)]
  {
    try countStep(at: place)
    switch description {
    case .empty: return []
    case .group(let views):
      return try views.enumerated().flatMap {
        try parts(of: $1, path: path + [.integer($0)], at: place)
      }
    case .branch(let taken, let content, _):
      return try parts(of: content, path: path + [.integer(taken ?? -1)], at: place)
    case .erased(let content): return try parts(of: content, path: path, at: place)
    case .each(let each):
      return try zip(each.elements, each.identifiers).flatMap { element, identifier in
        let row = try call(each.row, [CallArgument(label: nil, value: element)], at: each.place)
        return try parts(
          of: self.description(of: row, at: each.place), path: path + [identifier], at: place)
      }
    // What is put on several views is put on each of them.
    case .modified(let base, let modifier) where modifier.custom == nil:
      return try parts(of: base, path: path, at: place).map {
        ($0.path, .modified($0.part, modifier))
      }
    case .modified, .view, .framework, .content: return [(path, description)]
    }
  }

  /// `Group(subviews: content) { subviews in … }`: the closure describes what becomes of them.
  func arranged(subviews content: Value, by bound: FrameworkArguments, at place: SourcePlace) throws
    -> Description?
  {
    guard let transform = bound.deferred.first else { return nil }
    return try reading(.usual) {
      let parts = try subviews(of: description(of: content, at: place), at: place)
      let made = try call(
        transform, [CallArgument(label: nil, value: .array(parts))], at: place)
      return description(of: made, at: place)
    }
  }
}

extension Description {
  /// What `subview.id` says: the identity that a part has in the content around it.
  var identityOfPart: Value? {
    guard case .modified(_, let modifier) = self else { return nil }
    return modifier.explicitIdentity
  }
}

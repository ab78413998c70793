/// The views that some content consists of, one by one, or in their sections:
/// `Group(subviews:)`, `ForEach(sections:)`.
extension Evaluator {
  /// Content taken apart as a container does it: groups, branches and rows are resolved, and each
  /// view keeps the identity that it has in the content (I5).
  func subviews(of content: Description, at place: SourcePlace) throws -> [Value] {
    try parts(of: content, path: [], at: place).map { identified($0, at: place) }
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

  /// `Group(subviews: content) { subviews in … }`, `Group(sections: content) { sections in … }`: the
  /// closure describes what becomes of them. Nil for what is given no content to take apart.
  func arranged(by bound: FrameworkArguments, at place: SourcePlace) throws -> Description? {
    guard let transform = bound.deferred.first else { return nil }
    return try reading(.usual) {
      guard let parts = try parts(by: bound, at: place) else { return nil }
      let made = try call(transform, [CallArgument(label: nil, value: parts)], at: place)
      return description(of: made, at: place)
    }
  }

  /// What a container is to take apart, taken apart; nil if nothing is.
  func parts(by bound: FrameworkArguments, at place: SourcePlace) throws -> Value? {
    if let content = bound.arguments["subviews"] {
      return .array(try subviews(of: description(of: content, at: place), at: place))
    }
    return try bound.arguments["sections"].map { content in
      .array(try sections(of: description(of: content, at: place), at: place))
    }
  }

  /// Content in its sections: what stands outside of any makes one with what stands beside it.
  private func sections(of content: Description, at place: SourcePlace) throws -> [Value] {
    var sections: [Value] = []
    var loose: [(path: [Value], part: Description)] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      sections.append(
        section(
          first.path + [.string("loose")],
          ["content": .array(loose.map { identified($0, at: place) })], at: place))
      loose = []
    }
    for found in try parts(of: content, path: [], at: place) {
      guard let view = found.part.sectionOfPart else {
        loose.append(found)
        continue
      }
      closeLoose()
      var parts: [String: Value] = [:]
      for (index, part) in view.content.enumerated() {
        let name = view.contentNames.indices.contains(index) ? view.contentNames[index] : "content"
        parts[name] = .array(
          try self.parts(of: part, path: found.path + [.string(name)], at: place).map {
            identified($0, at: place)
          })
      }
      if parts["header"] == nil, case .string(let title)? = view.arguments["title"] {
        let text = FrameworkView(
          name: "Text", arguments: ["content": .string(title)], content: [], deferred: [],
          place: view.place)
        parts["header"] = .array([
          identified((found.path + [.string("header")], .framework(text)), at: place)
        ])
      }
      sections.append(section(found.path, parts, at: place))
    }
    closeLoose()
    return sections
  }

  private func section(_ path: [Value], _ parts: [String: Value], at place: SourcePlace) -> Value {
    var members = parts
    for name in ["header", "content", "footer"] where members[name] == nil {
      members[name] = .array([])
    }
    return .opaque(.identified("SectionConfiguration", by: .array(path), members, at: place))
  }

  private func identified(_ found: (path: [Value], part: Description), at place: SourcePlace)
    -> Value
  {
    .view(.modified(found.part, .identifying(by: .array(found.path), at: place)))
  }
}

extension Description {
  /// The section that a part of some content is, whatever is put on it; nil of anything else.
  fileprivate var sectionOfPart: FrameworkView? {
    switch self {
    case .framework(let view): view.name == Description.section ? view : nil
    case .modified(let base, _): base.sectionOfPart
    default: nil
    }
  }

  /// What `subview.id` says: the identity that a part has in the content around it.
  var identityOfPart: Value? {
    guard case .modified(_, let modifier) = self else { return nil }
    return modifier.explicitIdentity
  }
}

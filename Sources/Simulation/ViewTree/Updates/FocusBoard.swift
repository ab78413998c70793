/// What views publish for as long as they, or the scene that they stand in, have the focus, and
/// what those see who ask for it (N34).
final class FocusBoard {
  /// What one modifier publishes.
  struct Publication {
    let node: ModifierNode
    /// The property of `FocusedValues`, or the type of an object.
    let key: String
    let value: Value
    /// Whether the focus may be anywhere in the scene.
    let isOfScene: Bool
  }

  fileprivate var publications: [Int: Publication] = [:]
  fileprivate var seen: [String: StateStorage] = [:]

  func publish(_ publication: Publication) {
    publications[publication.node.number] = publication
  }

  /// The modifier leaves.
  func withdraw(_ node: ModifierNode) { publications[node.number] = nil }
}

extension ViewTree {
  /// Where it is kept what is published under a key at present, for those who ask.
  func focusedStorage(_ key: String) -> StateStorage {
    if let known = focusBoard.seen[key] { return known }
    let name = "FocusedValues.\(key)"
    let new = StateStorage(
      .optional(nil), named: name, toldBy: Attribute(name, kind: .environment), in: self)
    focusBoard.seen[key] = new
    return new
  }

  /// After an action or an update: tells those who ask what is published now.
  func tellFocusedValues() throws {
    guard !focusBoard.seen.isEmpty else { return }
    let focused = try focusedView()
    for (key, storage) in focusBoard.seen.sorted(by: { $0.key < $1.key }) {
      let (publication, doubt) = published(key, at: focused)
      let value = publication.map { Value.optional(evaluator.unwrapped($0.value)) }
      guard try !evaluator.equal(storage.latest, value ?? .optional(nil)) else { continue }
      let outer = evaluator.questions
      defer { evaluator.questions = outer }
      evaluator.questions = OpenQuestions(control: doubt)
      try storage.write(
        value ?? .optional(nil), at: publication?.node.modifier.place ?? .nowhere)
    }
  }

  /// The nearest around the focused view; else what is said for the whole scene.
  private func published(_ key: String, at focused: Node?) -> (FocusBoard.Publication?, Doubt?) {
    let all = focusBoard.publications.values.filter { $0.key == key }
    for outer in sequence(first: focused, next: { $0?.parent }) {
      if let found = all.first(where: { $0.node === outer }) { return (found, nil) }
    }
    let ofScene = all.filter { $0.isOfScene && $0.node.isOnStage }
      .sorted { $0.node.precedes($1.node) }
    guard ofScene.count > 1, let last = ofScene.last else { return (ofScene.first, nil) }
    let doubt = Doubt(
      .system(
        "\(ofScene.count) views publish \(key) for the scene, and the last one is taken",
        decision: "which of them counts is not documented",
        advice: "publish it in one place"), at: last.node.modifier.place)
    assumed(doubt.assumption, at: doubt.place)
    return (last, doubt)
  }
}

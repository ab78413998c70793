/// What a body read, and how sure it is that it counts as read.
struct ReadRecord {
  /// Properties of observable objects. One that a run does not read again is dropped (B9).
  private var observed: [ObjectIdentifier: Certainty] = [:]
  /// State: the flag is never cleared (S3).
  private var state: [ObjectIdentifier: Certainty] = [:]
  /// What the latest run read, or a builder of the same view.
  private var recent: Set<ObjectIdentifier> = []
  /// What it read of objects that do not tell whoever reads: names of properties, by the object.
  private var unheard: [Int: Set<String>] = [:]
  /// Where something decided in the latest run that nobody knows.
  var recursions: [SourcePlace: OpenRecursion] = [:]

  mutating func beginRun() {
    observed = [:]
    recent = []
    unheard = [:]
    recursions = [:]
  }

  mutating func noteUnheard(_ property: String, of object: ObjectValue) {
    unheard[object.number, default: []].insert(property)
  }

  func hasUnheard(_ property: String, of object: ObjectValue) -> Bool {
    unheard[object.number]?.contains(property) ?? false
  }

  mutating func note(_ attribute: Attribute, _ certainty: Certainty) {
    let key = ObjectIdentifier(attribute)
    recent.insert(key)
    if attribute.kind == .observation {
      observed[key] = min(observed[key] ?? certainty, certainty)
    } else {
      state[key] = min(state[key] ?? certainty, certainty)
    }
  }

  /// Whether the latest run read an observed property itself, not through a binding.
  func hasObserved(_ attribute: Attribute) -> Bool {
    observed[ObjectIdentifier(attribute)] != nil
  }

  func isRecent(_ attribute: Attribute) -> Bool { recent.contains(ObjectIdentifier(attribute)) }

  func certainty(of attribute: Attribute) -> Certainty {
    let key = ObjectIdentifier(attribute)
    return (attribute.kind == .observation ? observed[key] : state[key]) ?? .certain
  }
}

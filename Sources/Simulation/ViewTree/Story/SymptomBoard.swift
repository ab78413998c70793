/// The symptoms of the event that happens now.
struct SymptomBoard {
  private(set) var symptoms: [Symptom] = []
  /// Where the objects of this event were made, by their numbers, and whether a body made them.
  private var made: [Int: (place: SourcePlace, inBody: Bool)] = [:]

  /// Called when an event begins. Objects that the root was made with belong to the first one.
  mutating func begin(_ event: String) {
    if event != EventTrace.firstAppearance { self = SymptomBoard() }
  }

  /// First values that a view was handed for storage that has one already (S8).
  private(set) var lateFirstValues: [(view: InstanceNode, property: String, value: Value)] = []

  mutating func note(firstValue value: Value, of property: String, for view: InstanceNode) {
    lateFirstValues.append((view, property, value))
  }

  mutating func add(_ symptom: Symptom) { symptoms.append(symptom) }

  mutating func noteMaking(of object: ObjectValue, at place: SourcePlace, inBody: Bool) {
    made[object.number] = (place, inBody)
  }

  /// Where a body of this event made it; nil if none did.
  func makingInBody(of object: ObjectValue) -> SourcePlace? {
    made[object.number].flatMap { $0.inBody ? $0.place : nil }
  }

  /// Where it was made in this event.
  func making(of object: ObjectValue) -> SourcePlace? { made[object.number]?.place }
}

/// The symptoms of the event that happens now.
struct SymptomBoard {
  private(set) var symptoms: [Symptom] = []
  /// Where the objects of this event were made, by their numbers, and whether a body made them.
  private var made: [Int: (place: SourcePlace, inBody: Bool)] = [:]

  /// Called when an event begins. Objects that the root was made with belong to the first one.
  mutating func begin(_ event: String) {
    if event != EventTrace.firstAppearance { self = SymptomBoard() }
  }

  /// A first value that a view was handed for storage that has one already (S8).
  struct LateFirstValue {
    let view: InstanceNode
    let property: String
    /// What it was handed before.
    let former: Value
    let value: Value
  }
  private(set) var lateFirstValues: [LateFirstValue] = []

  /// A task that is not begun again, although what its closure holds is another value now (L6).
  struct OutdatedTask {
    let node: ModifierNode
    let task: SimulatedTask
    let name: String
  }
  private(set) var outdatedTasks: [OutdatedTask] = []

  mutating func note(_ outdated: OutdatedTask) { outdatedTasks.append(outdated) }

  /// What was written, and the task that did it; nil for an action, an effect or a block.
  private var writes: [(target: String, task: SimulatedTask?)] = []

  mutating func noteWrite(of target: String, by task: SimulatedTask?) {
    task?.written.insert(target)
    writes.append((target, task))
  }

  /// Whether anything else wrote what a task has written.
  func isWrittenOver(_ task: SimulatedTask) -> Bool {
    writes.contains { $0.task !== task && task.written.contains($0.target) }
  }

  mutating func note(_ late: LateFirstValue) { lateFirstValues.append(late) }

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

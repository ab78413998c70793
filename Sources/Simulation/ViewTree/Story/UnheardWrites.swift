/// Writes of an event to properties whose objects tell nobody, or not everybody who read them: a
/// body that read such a property still shows what was there before.
struct UnheardWrites {
  struct Write {
    let object: ObjectValue
    let property: PropertyDeclaration
    let step: Int
    /// The latest update at that time.
    let update: Int
  }

  private struct Key: Hashable {
    let object: Int
    let property: String
  }

  private var latest: [Key: Write] = [:]
  /// In the order of their steps; of each property the latest.
  var all: [Write] { latest.values.sorted { $0.step < $1.step } }

  mutating func add(_ write: Write) {
    latest[Key(object: write.object.number, property: write.property.name)] = write
  }
}

extension ViewTree {
  /// What is done when an event is over and the screen is at rest.
  func endEvent() throws {
    tellUnheardWrites()
    try endObjects()
  }

  /// A property was read of which nobody keeps a watch.
  func didReadUnheard(_ object: ObjectValue, _ property: PropertyDeclaration) {
    guard isUpdating, let node = currentRule as? Node,
      let instance = node as? InstanceNode ?? node.enclosingInstance
    else { return }
    instance.reads.noteUnheard(property.name, of: object)
  }

  /// A body that read what was written, and did not run since, is not told.
  private func tellUnheardWrites() {
    let writes = observedObjects.unheard.all
    guard !writes.isEmpty else { return }
    observedObjects.unheard = UnheardWrites()
    let instances = self.instances.filter(\.runsBody)
    for write in writes {
      let deaf = instances.filter { instance in
        instance.reads.hasUnheard(write.property.name, of: write.object)
          && instance.latestRun.map { $0.update <= write.update } ?? false
      }
      for instance in deaf.prefix(Self.mentionLimit) { tell(write, to: instance) }
    }
  }

  private func tell(_ write: UnheardWrites.Write, to instance: InstanceNode) {
    let (object, property) = (write.object, write.property)
    let name = "\(object.type.name).\(property.name)"
    let reason: (words: String, rule: String)
    if object.type.observes(property.name) {
      reason = ("it read \(name), which is @ObservationIgnored", "B8")
    } else if !evaluator.program.conforms(object.type, to: .observableObject) {
      reason = (
        "it read \(name), and the class \(object.type.name) tells nobody of a change", "S12"
      )
    } else if property.isPublished {
      reason = (
        "it read \(name), and observes no \(object.type.name): it is told of what it declares with "
          + "@ObservedObject, @StateObject or @EnvironmentObject", "O9"
      )
    } else {
      reason = ("it read \(name), which is not @Published", "O2")
    }
    recordSilence(
      of: instance, reason.words, rule: reason.rule, certainty: .certain, because: write.step)
  }
}

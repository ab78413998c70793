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
    if let reader = modelShelf.reader {
      if property.attribute("NSManaged") != nil { reader(signal(of: object)) }
      return
    }
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
    let silence = Silence(of: write, to: instance)
    recordSilence(
      of: instance, silence.reason, rule: silence.rule, certainty: .certain, because: write.step)
    guard let advice = silence.advice, instance.isOutdated else { return }
    symptoms.add(
      Symptom(
        .unheardChange, view: instance.typeName, subject: silence.name, at: silence.place, in: self,
        advice: advice, rule: silence.rule))
  }
}

/// Why a body that read a property is not told that it was written.
private struct Silence {
  let name: String
  let reason: String
  let rule: String
  /// Nil where somebody wanted it so.
  var advice: String?
  /// Where it would be mended.
  let place: SourcePlace

  init(of write: UnheardWrites.Write, to instance: InstanceNode) {
    let (property, type) = (write.property, write.object.type)
    name = "\(type.name).\(property.name)"
    if type.observes(property.name) {
      (rule, place) = ("B8", property.place)
      reason = "it read \(name), which is @ObservationIgnored"
    } else if !instance.tree.evaluator.program.conforms(type, to: .observableObject) {
      (rule, place) = ("S12", type.place)
      reason = "it read \(name), and the class \(type.name) tells nobody of a change"
      advice = "make \(type.name) @Observable: it tells each body that read what changed"
    } else if property.isPublished {
      (rule, place) = ("O9", instance.value.type.place)
      reason =
        "it read \(name), and observes no \(type.name): it is told of what it declares with "
        + "@ObservedObject, @StateObject or @EnvironmentObject"
      advice =
        "read it in a view that is handed the \(type.name) as @ObservedObject, or make "
        + "\(type.name) @Observable"
    } else {
      (rule, place) = ("O2", property.place)
      reason = "it read \(name), which is not @Published"
      advice = "mark \(property.name) @Published"
    }
  }
}

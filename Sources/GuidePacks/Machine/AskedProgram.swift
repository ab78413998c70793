import Simulation

/// A program that is asked questions: what runs, lasts or is printed when something is done, and who
/// would answer otherwise.
struct AskedProgram {
  private static let candidates = 1...7

  let simulator: Simulator
  let root: String

  /// The root as it first appears; nil if it cannot be shown.
  var mounted: Screen? { try? simulator.mount(root) }

  /// - Returns: nil if the answer is not certain enough, or there is nothing to ask.
  func found(
    _ subject: Prediction.Subject, _ events: [String], takesTrivial: Bool = false
  ) -> FoundTrace? {
    found([subject], events, takesTrivial: takesTrivial).first
  }

  /// Several questions of one story: who misreads a rule tells it once, too.
  ///
  /// - Parameters:
  ///   - events: In order; none for the first appearance.
  ///   - takesTrivial: Whether it may be that nothing runs and nothing changes.
  /// - Returns: Those whose answer is certain enough.
  func found(
    _ subjects: [Prediction.Subject], _ events: [String], takesTrivial: Bool = false
  ) -> [FoundTrace] {
    guard
      let computed = try? Prediction.compute(subjects, on: simulator, root: root, events: events)
    else { return [] }
    let asked = computed.compactMap { question($0, events, takesTrivial) }
    guard asked.contains(where: { !$0.isForAll }) else { return asked.map(\.found) }
    // Who has no occasion to decide otherwise has the same story, and would only tell it again.
    let occasions = computed[0].occasions
    let mistaken = Misreading.ofUpdates.filter(occasions.contains).compactMap { misreading in
      (try? Prediction.compute(
        asked.map(\.computed.subject), on: simulator.misreading(misreading), root: root,
        events: events)).map { (misreading, $0) }
    }
    return asked.enumerated().map { place, question in
      question.answered(by: mistaken.map { ($0, $1[place]) })
    }
  }

  private func question(
    _ computed: Prediction, _ events: [String], _ takesTrivial: Bool
  ) -> Question? {
    guard
      let prediction = computed.withBodies.candidates.count > Self.candidates.upperBound
        ? computed.withBodies.byType : computed.withBodies,
      let open = prediction.openCandidates, isAskable(prediction),
      takesTrivial || events.isEmpty || !isTrivial(prediction)
    else { return nil }
    var found = FoundTrace(root: root, events: events, prediction: prediction, mistakenAnswers: 0)
    found.open = open
    return Question(computed: computed, found: found)
  }

  /// What can be asked, before anybody has answered.
  private struct Question {
    let computed: Prediction
    var found: FoundTrace

    /// Whether who ticks everything would be right: nobody is asked, and nobody's answer counts.
    var isForAll: Bool {
      let prediction = found.prediction
      return prediction.subject == .bodies && !prediction.key.isEmpty
        && prediction.candidates.allSatisfy {
          prediction.key.contains($0) || found.open.contains($0)
        }
    }

    func answered(by others: [(misreading: Misreading, prediction: Prediction)]) -> FoundTrace {
      guard !isForAll else { return found }
      var found = found
      let doubtful = computed.openCandidates ?? []
      func sure(_ key: [String]) -> [String] { key.filter { !doubtful.contains($0) }.sorted() }
      let right = sure(computed.key)
      var answers: Set<[String]> = [right]
      var differing: [(misreading: Misreading, candidates: Set<String>)] = []
      for (misreading, other) in others {
        let key = sure(other.key)
        if answers.insert(key).inserted { found.mistakenAnswers += 1 }
        let candidates = Set(key).symmetricDifference(right)
        if !candidates.isEmpty { differing.append((misreading, candidates)) }
      }
      found.believe(differing)
      return found
    }
  }

  private func isAskable(_ prediction: Prediction) -> Bool {
    let isWhole = prediction.trace.events.allSatisfy { event in
      event.diagnostics.allSatisfy { $0.severity != .error }
    }
    guard isWhole, Self.candidates.contains(prediction.candidates.count) else { return false }
    let key = prediction.key
    switch prediction.subject {
    case .prints:
      return (1...5).contains(key.count) && !key.contains { $0.isEmpty || $0.contains("`") }
    case .state: return key.count < prediction.candidates.count
    default: return true
    }
  }

  /// Nothing ran and nothing changed: there is no story to tell.
  private func isTrivial(_ prediction: Prediction) -> Bool {
    guard prediction.subject == .bodies else { return false }
    guard let last = prediction.trace.events.last else { return true }
    return last.evaluated.isEmpty && last.writes.isEmpty
  }
}

extension Prediction {
  /// `Row` of `Row[2]`.
  static func type(of instance: String) -> String {
    String(instance.prefix { $0 != "[" })
  }

  /// Those of which it is not promised whether they run; nil if there is nothing that could be asked
  /// because of it.
  fileprivate var openCandidates: Set<String>? {
    if certainty == .certain { return [] }
    guard certainty == .usual, subject == .bodies, let last = trace.events.last else { return nil }
    let doubtful = last.instancesInDoubt
    return Set(candidates.filter { doubtful.contains($0) || last.isDoubtful($0) })
  }

  /// Without what has no body, as a view of UIKit: nobody could say when it runs.
  fileprivate var withBodies: Prediction {
    guard subject == .bodies else { return self }
    let views = Set(trace.events.flatMap(\.evaluated).map(\.view))
    var result = self
    result.candidates = candidates.filter { views.contains(Self.type(of: $0)) }
    return result
  }

  /// The same question about types in the place of their instances; nil if some instances of a type
  /// ran and others did not.
  fileprivate var byType: Prediction? {
    guard subject == .bodies else { return nil }
    func types(_ instances: [String]) -> [String] {
      var seen: Set<String> = []
      return instances.map(Self.type).filter { seen.insert($0).inserted }
    }
    let others = candidates.filter { !key.contains($0) }
    guard Set(types(key)).isDisjoint(with: types(others)) else { return nil }
    var grouped = self
    grouped.candidates = types(candidates)
    grouped.key = types(key)
    return grouped
  }
}

extension EventTrace {
  /// Whether some instance of a type is in doubt.
  fileprivate func isDoubtful(_ type: String) -> Bool {
    instancesInDoubt.contains { Prediction.type(of: $0) == type }
  }
}

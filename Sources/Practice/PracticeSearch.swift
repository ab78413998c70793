import Simulation

/// What a search for questions came to.
public struct PracticeFindings: Sendable {
  public internal(set) var questions: [PracticeQuestion] = []
  /// How many roots were put on the screen.
  public internal(set) var roots = 0
  /// How often something was not asked, and why.
  public internal(set) var refusals: [PracticeRefusal: Int] = [:]
}

extension PracticeProgram {
  /// The questions that are worth asking, of each view those that most people get wrong: every view
  /// that can be shown, and every preview that is one expression, with each event that is on offer, as
  /// far as the answer does not rest on values that were made up.
  ///
  /// - Parameter progress: Is told which part is done; what it throws ends the search.
  public func questions(
    _ progress: (Double?) throws -> Void = { _ in }
  ) rethrows -> PracticeFindings {
    var findings = PracticeFindings()
    let providers = simulator.previews.map(\.root).filter { !$0.contains(" ") }
    let roots = simulator.views + providers + units.previews
    for (index, root) in roots.enumerated() {
      try progress(Double(index) / Double(roots.count))
      search(root, &findings)
    }
    return findings
  }

  private func search(_ root: String, _ findings: inout PracticeFindings) {
    limits.begin()
    guard let screen = try? simulator.mount(root), screen.crash == nil else { return }
    findings.roots += 1
    var found: [PracticeQuestion] = []
    for event in screen.availableEvents.prefix(PracticeLimits.events) where !limits.isOver() {
      let events = [event.replacing("\"…\"", with: "\"a\"", maxReplacements: 1)]
      for subject in [Prediction.Subject.bodies, .state] {
        let plan = PracticePlan(root: root, events: events, subject: subject)
        do throws(PracticeRefusal) {
          found.append(try question(plan))
        } catch {
          findings.refusals[error, default: 0] += 1
        }
      }
    }
    // A preview that shows what its view shows by itself is asked about once.
    let new = found.filter { question in
      !findings.questions.contains { $0.isLike(question) }
    }
    findings.questions += Self.chosen(of: new)
  }

  /// Those with the most ways to be wrong, no two of which the same types are the answer.
  private static func chosen(of found: [PracticeQuestion]) -> [PracticeQuestion] {
    var seen: Set<[String]> = []
    let ranked = found.enumerated().sorted {
      ($1.element.mistakes.count, $0.offset) < ($0.element.mistakes.count, $1.offset)
    }.map(\.element)
    let different = ranked.filter { question in
      let types = Set(question.prediction.key.map(\.typeName)).sorted()
      return seen.insert([question.plan.subject] + types).inserted
    }
    return Array(different.prefix(PracticeLimits.questionsPerView))
  }
}

extension PracticeQuestion {
  /// Whether it asks the same of the same views, wherever they stand.
  fileprivate func isLike(_ other: PracticeQuestion) -> Bool {
    plan.subject == other.plan.subject && plan.events == other.plan.events
      && prediction.key == other.prediction.key && candidates == other.candidates
  }
}

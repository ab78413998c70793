import Curriculum
import Simulation

/// What the options of a trace say about the computed answer.
///
/// An option names a candidate by its code: `NameRow.body` and `NameRow` mean the instance of that
/// name, and all instances if there are several. An option without code stands for "none of them".
struct TraceKey {
  let exercise: TraceExercise
  let prediction: Prediction

  func option(_ option: Option) -> Question.Option {
    guard let name = name(of: option) else {
      return Question.Option(
        option, isKey: prediction.key.isEmpty, isOpen: isNoneOpen, rank: nil, isNone: true)
    }
    let known = prediction.candidates(named: name)
    let meant = known.isEmpty ? [name] : known
    let rank = prediction.key.firstIndex { meant.contains($0) }
    return Question.Option(
      option, isKey: rank != nil, isOpen: meant.contains(where: isOpen),
      rank: exercise.subject == .order ? rank : nil)
  }

  /// A measure of one thing is one option, where nothing is in doubt; of bodies and the like any
  /// number may hold.
  func form(_ options: [Question.Option]) -> Question.Form {
    if exercise.subject == .order { return .order(isStrict: prediction.certainty == .certain) }
    let isOne = exercise.subject.isMeasured && options.count(where: \.isKey) == 1
    return isOne && !options.contains(where: \.isOpen) ? .choice : .several
  }

  private var asksForBodies: Bool { exercise.subject == .bodies || exercise.subject == .order }

  private func name(of option: Option) -> String? {
    guard let code = option.code else { return nil }
    return asksForBodies && code.hasSuffix(".body") ? String(code.dropLast(5)) : code
  }

  /// Whether it depends on more than the program if the candidate is right, so that either answer
  /// is accepted.
  private func isOpen(_ candidate: String) -> Bool {
    guard prediction.certainty != .certain else { return false }
    guard let last = prediction.trace.events.last else { return false }
    switch exercise.subject {
    case .bodies: return last.instancesInDoubt.contains(candidate)
    case .prints:
      return last.evaluated.contains {
        $0.certainty != .certain && isPrinted(candidate, by: $0, last)
      }
    case .state, .frame, .negotiation, .value: return true
    case .order, .screen: return false
    }
  }

  /// Whether "none of them" may be right or wrong: nothing in the key is sure, and something is in
  /// doubt.
  private var isNoneOpen: Bool {
    prediction.key.allSatisfy(isOpen)
      && (prediction.key + prediction.candidates).contains(where: isOpen)
  }

  private func isPrinted(_ line: String, by run: Evaluation, _ event: EventTrace) -> Bool {
    run.prints == line
      || event.steps.contains {
        $0.kind == .print && $0.message == line && $0.instance == run.instance
      }
  }
}

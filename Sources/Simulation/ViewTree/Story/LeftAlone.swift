/// Telling that an instance is looked at and does not run.
extension InstanceNode {
  /// It was described again, with inputs that are equal.
  func skip(_ skipped: EqualInputs) {
    let comparison = skipped.comparison
    let reason = value.fields.isEmpty ? "no inputs" : comparison.reason
    if isStyle { return }
    let isDoubtful = slots.contains(where: \.isDoubtfulInput)
    let unless = isDoubtful ? ", unless the copy of the value inside its binding counts" : ""
    let silence = Step.Silence.notRun(reason + unless)
    tree.recorder.checked(Check(view: typeName, instance: token, reason: reason))
    tree.recorder.record(.skip, "\(token) is \(silence.words)", because: skipped.because) { step in
      step.view = typeName
      step.instance = token
      step.runner = runName
      step.silence = silence
      step.stands(at: tree.tell(skipped.place))
      step.rule = value.fields.isEmpty ? "P2" : isDoubtful ? "D4" : comparison.rule
      step.certainty = isDoubtful ? .depends : comparison.certainty
    }
  }

  /// Why an instance that was marked need not run.
  enum Cleanness: String {
    case valueIsEqual = "value equal"
    case environmentIsEqual = "environment value equal"

    var rule: String { self == .valueIsEqual ? "R6" : "E2" }
  }

  func checkClean(_ reason: Cleanness, because: Int?) {
    let words = reason.rawValue
    if !isStyle {
      tree.recorder.checked(Check(view: typeName, instance: token, reason: words))
    }
    tree.recorder.record(.check, "\(token) is looked at and clean: \(words)", because: because) {
      step in
      step.view = typeName
      step.instance = token
      step.runner = runName
      step.rule = reason.rule
    }
  }
}

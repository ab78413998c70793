extension Animation {
  /// The formula's name and what was made of it, in words.
  public var formula: String {
    ([base.formula] + changes.map(\.words)).joined(separator: "; ")
  }

  /// How far it goes beyond its end and when, in seconds; nil if it does not. Of several runs the
  /// first one counts, and what lies before a beginning in the middle does not.
  public var overshoot: Overshoot? {
    guard var overshoot = base.overshoot else { return nil }
    for change in changes {
      let (amount, time) = (overshoot.amount, overshoot.time)
      switch change {
      case .delay(let delay):
        // A spring's later swings are left out: none of them goes as far.
        guard time + delay >= 0 else { return nil }
        overshoot = Overshoot(amount: amount, time: time + delay)
      case .speed(let speed):
        guard speed > 0, (time / speed).isFinite else { return nil }
        overshoot = Overshoot(amount: amount, time: time / speed)
      case .repeated, .logicallyComplete: break
      }
    }
    return overshoot
  }

  /// Whether it stands where it began at the end of its last run, and then is at its end at once.
  public var endsWithJump: Bool {
    guard duration != nil else { return false }
    return changes.reduce(false) { jumps, change in
      guard case .repeated(let count?, true) = change else { return jumps }
      return count % 2 == 0 ? !jumps : jumps
    }
  }
}

extension Animation.Base {
  var formula: String {
    switch self {
    case .curve(let curve, let duration): "\(curve.formula), \(Figures.text(duration)) s"
    case .spring(let spring, 0, _): spring.formula
    case .spring(let spring, let velocity, _):
      "\(spring.formula), beginning with \(Figures.text(velocity)) ways a second"
    }
  }

  var overshoot: Overshoot? {
    switch self {
    case .curve(let curve, let duration):
      curve.overshoot.map { Overshoot(amount: $0.amount, time: $0.time * duration) }
    case .spring(let spring, let velocity, _): spring.overshoot(initialVelocity: velocity)
    }
  }
}

extension Animation.Change {
  fileprivate var words: String {
    switch self {
    case .delay(let seconds) where seconds < 0: "\(Figures.text(-seconds)) s further on"
    case .delay(let seconds): "\(Figures.text(seconds)) s later"
    case .speed(let speed): "at speed \(Figures.text(speed))"
    case .repeated(nil, true): "to and fro for ever"
    case .repeated(nil, false): "again and again for ever"
    case .repeated(let count?, true): "\(count) runs, to and fro"
    case .repeated(let count?, false): "\(count) runs"
    case .logicallyComplete(let after): "complete after \(Figures.text(after)) s"
    }
  }
}

extension Animation {
  /// How much of it a picture shows, in seconds: all of it, but of many runs the first four, of
  /// runs for ever the first two, and of a spring that swings for ever three swings.
  public var shownDuration: Double {
    var shown = spans.first?.duration ?? base.threeSwings
    for change in changes {
      switch change {
      case .delay(let delay): shown = max(shown + delay, 0)
      case .speed(let speed): shown = speed > 0 ? shown / speed : 0
      case .repeated(let count, _): shown *= Double(min(count ?? 2, 4))
      case .logicallyComplete: break
      }
    }
    return shown > 0 && shown.isFinite ? shown : 1
  }

  /// What is said below its picture.
  func caption(showing shown: Double) -> [String] {
    var lines = [formula, timing]
    if let overshoot {
      let amount = Figures.percentage(overshoot.amount)
      lines.append("goes \(amount) too far, after \(Figures.text(overshoot.time)) s")
    } else {
      lines.append("does not go too far")
    }
    if endsWithJump { lines.append("is back where it began at the end, and jumps to its end") }
    if duration.map({ $0 > shown }) ?? true {
      lines.append("the first \(Figures.text(shown)) s are shown")
    }
    return lines
  }

  /// When it is over, and when it counts as complete if that is another time.
  private var timing: String {
    guard let duration else { return "is never over" }
    guard duration > 0 else { return "is there at once" }
    let whole = "takes \(Figures.text(duration)) s"
    guard let logical = logicalDuration, logical < duration else { return whole }
    return "\(whole) to rest, complete after \(Figures.text(logical)) s"
  }
}

extension Animation.Base {
  fileprivate var threeSwings: Double {
    guard case .spring(let spring, _, _) = self else { return 1 }
    return 3 * spring.response
  }
}

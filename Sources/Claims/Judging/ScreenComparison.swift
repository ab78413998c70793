import Simulation

/// Whether two programs show the same: texts, controls, and what those are set to.
struct ScreenComparison {
  let verdict: Verdict

  /// - Parameter refusals: Why the latest event was impossible.
  init(
    _ now: Screen, _ before: Screen, _ refusals: (now: EventError?, before: EventError?)
  ) {
    switch refusals {
    case (let refusal?, nil):
      verdict = .broken("the event is impossible now: \(refusal.message)")
      return
    case (nil, let refusal?):
      verdict = .broken("the event is possible now; before: \(refusal.message)")
      return
    case (_?, _?):
      verdict = .kept
      return
    case (nil, nil): break
    }
    let shown = Self.seen(now)
    let wanted = Self.seen(before)
    guard shown.map(\.text) != wanted.map(\.text) else {
      verdict = Self.verdict(openBecauseOf: shown + wanted, "shows the same")
      return
    }
    let place = zip(shown, wanted).prefix { $0.text == $1.text }.count
    let new = place < shown.count ? shown[place].text : "nothing more"
    let old = place < wanted.count ? wanted[place].text : "nothing more"
    let words = "shows \(new) where it showed \(old)"
    let doubtful = Self.verdict(openBecauseOf: shown + wanted, words)
    verdict = doubtful.outcome == .open ? doubtful : .broken(words)
  }

  private struct Seen {
    var text: String
    var doubt: String?
  }

  private static func verdict(openBecauseOf seen: [Seen], _ words: String) -> Verdict {
    guard let doubt = seen.lazy.compactMap(\.doubt).first else { return .kept }
    return .open(words, Reason(text: "it rests on what nobody knows: \(doubt)"))
  }

  private static func seen(_ screen: Screen) -> [Seen] {
    screen.elements.compactMap { element in
      guard let kind = element.kind else { return nil }
      let parts = [kind, element.label.isEmpty ? nil : "\"\(element.label)\"", element.value]
      let words = parts.compactMap(\.self).joined(separator: " ")
      return Seen(
        text: words + (element.isDisabled ? ", disabled" : ""), doubt: element.doubt)
    }
  }
}

/// Whether two programs show the same.
struct ScreenComparison {
  let verdict: Verdict

  init(_ now: Appearance, _ before: Appearance) {
    switch (now, before) {
    case (.refused(let reason), .shown):
      verdict = .broken("the event is impossible now: \(reason)")
    case (.shown, .refused(let reason)):
      verdict = .broken("the event is possible now; before: \(reason)")
    case (.refused, .refused): verdict = .kept
    case (.shown(let shown), .shown(let wanted)): verdict = Self.verdict(shown, wanted)
    }
  }

  private static func verdict(
    _ shown: [Appearance.Seen], _ wanted: [Appearance.Seen]
  ) -> Verdict {
    guard shown.map(\.text) != wanted.map(\.text) else {
      return open(shown + wanted, "shows the same", heldHere: true) ?? .kept
    }
    let place = zip(shown, wanted).prefix { $0.text == $1.text }.count
    let new = place < shown.count ? shown[place].text : "nothing more"
    let old = place < wanted.count ? wanted[place].text : "nothing more"
    let words = "shows \(new) where it showed \(old)"
    return open(shown + wanted, words, heldHere: false) ?? .broken(words)
  }

  /// Nil where nothing is in doubt.
  private static func open(
    _ seen: [Appearance.Seen], _ words: String, heldHere: Bool
  ) -> Verdict? {
    seen.lazy.compactMap(\.doubt).first.map { doubt in
      .open(
        words, Reason(text: "it rests on what nobody knows: \(doubt)"), heldHere: heldHere)
    }
  }
}

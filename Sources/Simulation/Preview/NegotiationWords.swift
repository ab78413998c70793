/// A step of the negotiation in words.
extension LaidOutStep {
  /// Of whom it is told: `Text "Ada" (name)`.
  public var subject: String {
    view + (text.map { " \"\($0)\"" } ?? "") + (id.map { " (\($0))" } ?? "")
  }

  /// What is offered, chosen or placed, and why.
  public var message: String {
    let what =
      switch kind {
      case "propose": "is proposed \(lengths)"
      case "choose": "chooses \(lengths)"
      // What it takes of that it chooses anew: it need not be as large.
      default: "is placed" + (place.map { " \($0)" } ?? "") + " and proposed \(lengths)"
      }
    return "\(what): \(because)"
  }

  /// `at 16, 75`: where its top left corner is in the whole area; nil of what is no place.
  var place: String? {
    frame.map { "at \(Self.length($0.x)), \(Self.length($0.y))" }
  }

  /// How far to rely on its rule; nil where that is certain.
  public var certainty: Certainty? {
    let certainty = RuleBook.builtIn.certainties[rule] ?? .certain
    return certainty == .certain ? nil : certainty
  }

  /// `80 by 200`: what was chosen, else what was offered.
  var lengths: String {
    if kind == "choose", let size {
      return "\(Self.length(size.width)) by \(Self.length(size.height))"
    }
    return "\(Self.length(proposal.width)) by \(Self.length(proposal.height))"
  }

  private static func length(_ length: Double?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return "infinity" }
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1_000_000
      ? "\(Int(tenths))" : "\(tenths)"
  }
}

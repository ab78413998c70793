/// How many events of a view were not played, as its time was over. The field names are the contract
/// of `tutor audit --json`.
public struct UnplayedEvents: Codable, Sendable, Equatable {
  public var view: String
  public var events: Int
  /// How many it offers at first.
  public var of: Int

  public init(view: String, events: Int, of: Int) {
    self.view = view
    self.events = events
    self.of = of
  }
}

extension UnplayedEvents {
  /// Empty where each event had its turn.
  static func of(_ played: Player.Played, _ view: String) -> [UnplayedEvents] {
    played.unplayed == 0
      ? [] : [UnplayedEvents(view: view, events: played.unplayed, of: played.events)]
  }
}

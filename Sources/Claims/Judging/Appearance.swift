import Simulation

/// What somebody sees of a program after an event: texts, controls, and what those are set to.
enum Appearance: Sendable {
  /// The event was impossible, for a reason.
  case refused(String)
  case shown([Seen])

  struct Seen: Sendable {
    var text: String
    var doubt: String?
  }

  /// - Parameter refusal: Why the latest event was impossible.
  init(_ screen: Screen, _ refusal: EventError?) {
    self = refusal.map { .refused($0.message) } ?? .shown(Self.seen(screen))
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

/// What a program shows, and what its bodies do, after each of the events that claims name. It is
/// played once, and whatever is made of it is compared with that.
public struct OriginalScreens: Sendable {
  /// By the events that led there.
  private var moments: [[String]: Appearance] = [:]
  /// What the bodies of its views describe.
  private(set) var bodies = BodiesBefore()

  /// Plays the events of claims.
  ///
  /// - Parameters:
  ///   - root: As ``Simulator/mount(_:on:)`` takes it.
  ///   - findsObjects: As ``Simulator/mount(_:on:findsObjects:)`` takes it.
  /// - Throws: `SourceError` if the view cannot be mounted.
  public init(
    _ simulator: Simulator, root: String?, claims: [Claim], findsObjects: Bool = true
  ) throws {
    let sequences = EventSequences(claims)
    for leaf in sequences.leaves {
      let screen = try simulator.mount(root, findsObjects: findsObjects)
      for node in sequences.way(to: leaf) {
        let refusal = sequences.nodes[node].event.flatMap(screen.refusal)
        let events = sequences.texts(to: node)
        if moments[events] == nil { moments[events] = Appearance(screen, refusal) }
        if let event = screen.trace.events.last { bodies.note(screen.described(in: event)) }
      }
    }
  }

  /// Nil for events that no claim names.
  func appearance(after events: [String]) -> Appearance? { moments[events] }
}

extension Screen {
  /// What each body that ran in the latest event described.
  func described(in event: EventTrace) -> [String: [String]] {
    Dictionary(
      event.evaluated.map { ($0.instance, viewsDescribed(by: $0.instance)) },
      uniquingKeysWith: { $1 })
  }

  /// Performs an event.
  ///
  /// - Returns: Why it is impossible; nil if it is not.
  func refusal(of event: Event) -> EventError? {
    do {
      try perform(event)
      return nil
    } catch { return error }
  }
}

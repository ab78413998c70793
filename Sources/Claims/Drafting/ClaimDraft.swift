import Simulation

/// A file of claims that hold of a view as it is now, for somebody to edit.
public struct ClaimDraft: Sendable {
  public let text: String
  /// How many claims it has.
  public let count: Int

  /// More events than these nobody edits, and of more nobody wants to wait for what they do.
  private static let mostEvents = 12
  private static let mostTried = 60
  private static let mostTexts = 4

  /// - Parameters:
  ///   - root: As ``Simulator/mount(_:on:)`` takes it.
  ///   - source: The folder or file, relative to where the file will lie.
  /// - Throws: `SourceError` if the view cannot be mounted.
  public init(_ simulator: Simulator, root: String, source: String) throws {
    let screen = try simulator.mount(root)
    let events = screen.availableEvents.map(Self.written).filter(Self.isOfAPerson)
    var groups = [Self.atFirst(screen)]
    for event in events.prefix(Self.mostTried) where groups.count <= Self.mostEvents {
      let screen = try simulator.mount(root)
      guard let read = try? Event(event), let told = try? screen.perform(read),
        told.doesSomething
      else { continue }
      groups.append(Self.claims(after: event, told, on: screen))
    }
    let read = groups.map { $0.compactMap { try? Claim($0) } }
    let judged = try Judge(simulator, root: root).verdicts(on: read.flatMap(\.self))
    var rest = judged[...]
    var lines: [String] = []
    var count = 0
    for group in read {
      let kept = rest.prefix(group.count).filter { $0.verdict.outcome == .kept }
      rest = rest.dropFirst(group.count)
      count += kept.count
      if !kept.isEmpty { lines += [""] + kept.map(\.claim.text) }
    }
    let isPreview = root.hasPrefix("preview")
    let head = [
      "# What holds of \(root) now. Delete what may change, and add what must not.",
      "# Checked by: tutor check", "\(isPreview ? "" : "view ")\(root) in \(source)",
    ]
    text = (head + lines).joined(separator: "\n") + "\n"
    self.count = count
  }

  /// An event is offered with a gap where somebody types.
  private static func written(_ event: String) -> String {
    event.replacing("\"…\"", with: "\"Ada\"")
  }

  private static func isOfAPerson(_ event: String) -> Bool {
    !["remove", "insert", "set ", "environment "].contains { event.hasPrefix($0) }
      && !event.contains(where: \.isNewline)
  }

  private static func atFirst(_ screen: Screen) -> [String] {
    var seen: Set<String> = []
    let texts = screen.elements.filter(\.isRead).map(\.label)
      .filter { seen.insert($0).inserted }.prefix(mostTexts)
    return ["always: no warning"] + texts.map { "at first: shows \(quoted($0))" }
  }

  private static func claims(
    after event: String, _ told: EventTrace, on screen: Screen
  ) -> [String] {
    let again = told.evaluated.filter { $0.causes != [.first] }
    var seen: Set<String> = []
    let names = again.map(\.view).filter { seen.insert($0).inserted }
    var claims = [
      names.isEmpty
        ? "runs at most \(told.evaluated.count) bodies" : "runs \(Words.list(names))"
    ]
    if names.count < again.count { claims.append("runs at most \(told.evaluated.count) bodies") }
    claims.append("no preventable run")
    let colors = Set(screen.elements.lazy.filter(\.isColor).map(\.label))
    claims += told.changes.map(\.new).filter { !$0.isEmpty && !colors.contains($0) }
      .prefix(mostTexts)
      .map { "shows \(quoted($0))" }
    claims += told.discarded.prefix(mostTexts).map { "loses \($0)" }
    claims += told.printed.prefix(mostTexts).map { "prints \(quoted($0))" }
    var written: Set<String> = []
    return claims.filter { written.insert($0).inserted }.map { "after \(event): \($0)" }
  }

  /// A text as a claim has it.
  private static func quoted(_ text: String) -> String {
    let characters = text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case _ where character.isNewline: "\\n"
      default: String(character)
      }
    }
    return "\"\(characters.joined())\""
  }
}

extension EventTrace {
  /// Whether there is anything to claim of it.
  fileprivate var doesSomething: Bool {
    !evaluated.isEmpty || !writes.isEmpty || !changes.isEmpty || !printed.isEmpty
  }
}

extension ScreenElement {
  /// Whether its label is what somebody reads.
  fileprivate var isRead: Bool { kind != nil && !isColor && !label.isEmpty }
}

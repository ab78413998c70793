import Guides

/// What a sentence or a row of a guide says of a property wrapper: whether a body runs again for a
/// value that it declares and does not read.
struct TrackingClaim: Equatable {
  /// `State`, `Binding`, …: without the `@`.
  var wrapper: String
  /// Whether declaring alone is said to be enough.
  var declaringIsEnough: Bool
  var line: Int
  var sentence: String

  /// The claims of a block, one a line at most.
  static func claims(in block: GuideBlock) -> [TrackingClaim] {
    guard [.prose, .table, .list, .heading].contains(block.kind) else { return [] }
    // Words of two sentences say nothing together.
    return block.lines.enumerated().compactMap { offset, line in
      let number = min(block.first + offset, block.last)
      return Sentences.of(line).lazy.compactMap { TrackingClaim($0, number) }.first
    }
  }

  private init?(_ line: String, _ number: Int) {
    let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
    guard !words.isDisjoint(with: Self.running) else { return nil }
    let isAboutReading = !words.isDisjoint(with: Self.reading)
    let isDenied = !words.isDisjoint(with: Self.denials)
    let isDespite = !words.isDisjoint(with: Self.concessions)
    // Declaring is enough, or the body runs even if it does not read.
    let enough =
      !words.isDisjoint(with: Self.declaring) && !isDenied && !isAboutReading
      || isDespite && isAboutReading
    // Only reading counts, or what is not read tells nobody.
    let reading =
      isAboutReading && !isDespite && (words.contains("only") || isDenied)
      || words.contains("access") && words.contains("based")
    guard enough != reading else { return nil }
    let wrappers = Self.wrappers(in: line)
    guard wrappers.count == 1, let wrapper = wrappers.first else { return nil }
    self.wrapper = wrapper
    declaringIsEnough = enough
    self.line = number
    sentence = line.split(separator: " ").joined(separator: " ")
  }

  /// Words of what a body or its view does, or of what makes it do so.
  private static let running: Set<String> = [
    "run", "runs", "rerun", "reruns", "evaluate", "evaluates", "evaluated", "reevaluates",
    "update", "updates", "updated", "invalidate", "invalidates", "invalidated", "invalidation",
    "redraw", "redraws", "render", "renders", "rerender", "rerenders", "subscribe", "subscribes",
    "told", "notified", "change", "changes", "changed", "depends", "dependency", "tracked",
    "tracks", "based",
  ]
  private static let reading: Set<String> = [
    "read", "reads", "reading", "unread", "use", "uses", "used", "using", "access", "accesses",
    "accessed", "accessing", "touches", "touch",
  ]
  private static let declaring: Set<String> = [
    "declare", "declares", "declared", "declaring", "declaration",
  ]
  private static let denials: Set<String> = [
    "not", "never", "doesn", "don", "t", "unread", "without",
  ]
  private static let concessions: Set<String> = ["even", "regardless", "whether", "although"]

  private static func wrappers(in line: String) -> [String] {
    var found: [String] = []
    for word in line.split(whereSeparator: { !$0.isLetter && $0 != "@" }) where word.first == "@" {
      let name = String(word.dropFirst())
      if TrackingProbe.knows(name), !found.contains(name) { found.append(name) }
    }
    return found
  }
}

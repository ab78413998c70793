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
    return block.lines.enumerated().compactMap { offset, line in
      let number = min(block.first + offset, block.last)
      return TrackingClaim(line, number)
    }
  }

  private init?(_ line: String, _ number: Int) {
    let small = line.lowercased()
    let enough = [
      "declaration-based", "regardless of whether body", "even if body never reads",
      "even if the view doesn't use", "even if the view does not use", "merely declaring",
    ]
    .contains { small.contains($0) }
    let reading = [
      "access-based", "only when body reads", "only if body reads",
      "unread properties do not", "does not subscribe",
    ].contains { small.contains($0) }
    guard enough != reading else { return nil }
    let wrappers = Self.wrappers(in: line)
    guard wrappers.count == 1, let wrapper = wrappers.first else { return nil }
    self.wrapper = wrapper
    declaringIsEnough = enough
    self.line = number
    sentence = line.split(separator: " ").joined(separator: " ")
  }

  private static func wrappers(in line: String) -> [String] {
    var found: [String] = []
    for word in line.split(whereSeparator: { !$0.isLetter && $0 != "@" }) where word.first == "@" {
      let name = String(word.dropFirst())
      if TrackingProbe.knows(name), !found.contains(name) { found.append(name) }
    }
    return found
  }
}

/// A question that a guide asks its reader, with what there is to choose from.
public struct GuideQuestion: Sendable, Equatable {
  /// Something to choose, with what the guide says to whoever does; all of it Markdown.
  public struct Option: Sendable, Equatable {
    public var lines: [String] = []
    public var isRight: Bool
    public var reaction: [String] = []
  }

  public var stem: [String] = []
  public var options: [Option] = []

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

  /// As a list with the answer behind it, for those that nobody can be asked.
  public var lines: [String] {
    let entries = options.flatMap { option in
      option.lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    }
    let right = options.indices.filter { options[$0].isRight && $0 < Self.ordinals.count }
    let answer = right.map { "the " + Self.ordinals[$0] }.joined(separator: " and ")
    return stem + [""] + entries + (answer.isEmpty ? [] : ["", "Right: \(answer)."])
  }
}

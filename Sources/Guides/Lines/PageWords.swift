/// Words with which the frame of a web page speaks: buttons, dates, notices. They are known of
/// pages in general.
enum PageWords {
  private static let openings = [
    "subscribe", "share this", "share on", "follow me", "follow us", "sign up", "sign in to",
    "log in to", "published on", "published in", "posted on", "posted by", "posted in",
    "last updated on", "written by", "min read", "minutes read", "copyright", "©",
    "all rights reserved",
    "read more", "continue reading", "related posts", "related articles", "previous post",
    "next post", "back to top", "skip to content", "table of contents", "leave a comment",
    "leave a reply", "comments", "tags:", "filed under", "tweet", "copy link", "copied!",
    "open in app", "member-only story", "join the newsletter", "get notified", "advertisement",
    "cookie", "accept all", "powered by", "edit this page", "report an issue", "open in new tab",
    "thanks for reading", "loading…", "toggle navigation", "clap", "listen",
  ]

  /// Whether a line opens as a frame does; a sentence of the guide may, too.
  static func opens(_ line: Substring) -> Bool {
    if isPart(line) { return true }
    // `By Jane Doe · 7 min read`.
    let parts = line.split { "·•|".contains($0) }.map(\.trimmedSpaces)
    return parts.count >= 2 && line.count <= 120 && parts.contains(where: isPart)
  }

  private static func isPart(_ line: Substring) -> Bool {
    let small = line.lowercased()
    return openings.contains {
      small.hasPrefix($0) && !(small.dropFirst($0.count).first?.isLetter ?? false)
    } || isReadingTime(small) || isByline(line) || isPageNumber(line)
  }

  /// `Page 2`, `Page 2 of 3`, `- 2 -`, `— 2 —`: what stands at the foot of a printed page.
  static func isPageNumber(_ line: Substring) -> Bool {
    let words = line.lowercased().split(separator: " ")
    guard words.count >= 2, words[1].allSatisfy(\.isNumber) else { return false }
    switch (words.count, words[0]) {
    case (2, "page"): return true
    case (3, "-"), (3, "–"), (3, "—"): return words[2] == words[0]
    case (4, "page"): return words[2] == "of" && words[3].allSatisfy(\.isNumber)
    default: return false
    }
  }

  /// `By Jane Doe`: names, and nothing said of them.
  private static func isByline(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return (2...5).contains(words.count) && words[0] == "By"
      && words.dropFirst().allSatisfy { $0.first?.isUppercase == true } && line.last != "."
  }

  /// `7 min read`.
  private static func isReadingTime(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count <= 4 && words.first?.allSatisfy(\.isNumber) == true
      && words.last == "read"
  }
}

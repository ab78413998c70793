/// Gives questions and lessons of a pack that was made anew the names that they had: what is the same
/// is called the same, whatever came before it in the guide.
struct FormerNames {
  private let before: [String: String]

  /// - Parameter before: The texts of the pack as it was, by path inside.
  init(_ before: [String: String]) {
    self.before = before.filter { $0.key.hasSuffix(".md") }
  }

  // MARK: Questions

  /// New names by the ones that were made up.
  func items(of made: [String: String]) -> [String: String] {
    guard !before.isEmpty else { return [:] }
    let old = questions(before)
    let new = questions(made.filter { $0.key.hasSuffix(".md") })
    let unchanged = Set(new.filter { old[$0.key] == $0.value }.keys)
    var former: [String: [String]] = [:]
    for id in old.keys.sorted() where !unchanged.contains(id) {
      former[old[id] ?? "", default: []].append(id)
    }
    var names: [String: String] = [:]
    for id in new.keys.sorted() where !unchanged.contains(id) {
      guard let same = former[new[id] ?? ""]?.first else { continue }
      former[new[id] ?? ""]?.removeFirst()
      names[id] = same
    }
    // Whoever has the name of one that kept it needs another.
    var taken = Set(new.keys).union(old.keys)
    for id in new.keys.sorted() where names[id] == nil && names.values.contains(id) {
      var number = 2
      while taken.contains("\(id.prefix(36))-\(number)") { number += 1 }
      names[id] = "\(id.prefix(36))-\(number)"
      taken.insert("\(id.prefix(36))-\(number)")
    }
    return names
  }

  /// What is asked, by identifier: without the lines that only name a question or judge it.
  private func questions(_ files: [String: String]) -> [String: String] {
    var questions: [String: String] = [:]
    for text in files.values {
      for (id, lines) in LessonPieces(text).items where !id.isEmpty {
        let asked = lines.filter { line in
          !["id:", "draft:", "was:", "rev:"].contains { line.hasPrefix($0) }
        }
        questions[id] = asked.joined(separator: "\n")
      }
    }
    return questions
  }

  // MARK: Lessons

  /// The path that a lesson had, by the one that it has now; lessons that are new have none.
  func lessons(of made: [String: String]) -> [String: String] {
    guard !before.isEmpty else { return [:] }
    var former: [String: String] = [:]
    var free = before
    let paths = made.keys.filter { $0.hasSuffix(".md") }.sorted()
    for path in paths {
      let id = Self.id(of: made[path] ?? "")
      guard let same = free.keys.sorted().first(where: { Self.id(of: free[$0] ?? "") == id }) else {
        continue
      }
      former[path] = same
      free[same] = nil
    }
    for path in paths where former[path] == nil {
      let lines = Self.lines(of: made[path] ?? "")
      let likest = free.keys.sorted().max {
        Self.likeness(lines, free[$0] ?? "") < Self.likeness(lines, free[$1] ?? "")
      }
      guard let likest, Self.likeness(lines, free[likest] ?? "") >= 0.6 else { continue }
      former[path] = likest
      free[likest] = nil
    }
    return former
  }

  /// The identifier in the front matter.
  static func id(of text: String) -> String? {
    text.split(separator: "\n").prefix(3).first { $0.hasPrefix("id: ") }
      .map { String($0.dropFirst(4)) }
  }

  private static func lines(of text: String) -> Set<Substring> {
    Set(text.split(separator: "\n").filter { $0.count >= 12 })
  }

  /// The share of the lines of the shorter that the other has, too.
  private static func likeness(_ lines: Set<Substring>, _ text: String) -> Double {
    let other = Self.lines(of: text)
    let fewest = min(lines.count, other.count)
    return fewest == 0 ? 0 : Double(lines.intersection(other).count) / Double(fewest)
  }
}

extension String {
  /// A lesson with other names for its questions.
  func renamingItems(_ names: [String: String]) -> String {
    guard !names.isEmpty else { return self }
    return LessonPieces(self).with { id, lines in
      guard let name = names[id] else { return lines }
      return lines.map { $0 == "id: \(id)" ? "id: \(name)" : $0 }
    }
  }

  /// A lesson with another identifier in its front matter.
  func renamingLesson(_ id: String) -> String {
    guard let own = FormerNames.id(of: self), own != id,
      let place = firstRange(of: "id: \(own)\n")
    else { return self }
    return self[..<place.lowerBound] + "id: \(id)\n" + self[place.upperBound...]
  }
}

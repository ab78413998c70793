/// Of two values such as `Trip(title: "Lisbon", nights: 3)` the one part that tells them apart; nil
/// if more than one does, or if they are no such values.
func changedPart(of old: String, _ new: String) -> (label: String, old: String, new: String)? {
  guard let olds = labelledParts(old), let news = labelledParts(new), olds.type == news.type,
    olds.parts.count == news.parts.count
  else { return nil }
  let different = zip(olds.parts, news.parts).filter { $0 != $1 }
  guard different.count == 1, let (old, new) = different.first else { return nil }
  let before = old.split(separator: ":", maxSplits: 1).map { $0.trimmed }
  let after = new.split(separator: ":", maxSplits: 1).map { $0.trimmed }
  guard before.count == 2, after.count == 2, before[0] == after[0] else { return nil }
  return (before[0], before[1], after[1])
}

/// Of two arrays how many elements they have, and which tell them apart: `3 -> 4 elements, new: 7`,
/// or for a single one `[2] 5 -> 6`; nil if they are no arrays.
func changedElements(of old: String, _ new: String) -> String? {
  guard let olds = elements(old), let news = elements(new) else { return nil }
  let start = zip(olds, news).prefix { $0 == $1 }.count
  let same = zip(olds.dropFirst(start).reversed(), news.dropFirst(start).reversed())
  let end = same.prefix { $0 == $1 }.count
  let gone = olds[start..<olds.count - end]
  let added = news[start..<news.count - end]
  if gone.count == 1, added.count == 1 {
    let part = changedPart(of: olds[start], news[start])
    let label = part.map { " \($0.label):" } ?? ""
    return "[\(start)]\(label) \(part?.old ?? olds[start]) -> \(part?.new ?? news[start])"
  }
  let words = [("new", added), ("gone", gone)].filter { !$0.1.isEmpty }
    .map { "\($0.0): \($0.1.joined(separator: ", "))" }
  return (["\(olds.count) -> \(counted(news.count, "element"))"] + words).joined(separator: ", ")
}

/// `1` and `2` of `[1, 2]`.
private func elements(_ text: String) -> [String]? {
  guard text.first == "[", text.last == "]" else { return nil }
  return text == "[]" ? [] : parts(text, after: text.startIndex).map(\.trimmed)
}

/// `Trip` and `title: "Lisbon"`, `nights: 3`.
private func labelledParts(_ text: String) -> (type: Substring, parts: [Substring])? {
  guard text.last == ")", let open = text.firstIndex(of: "("), open != text.startIndex else {
    return nil
  }
  return (text[..<open], parts(text, after: open))
}

/// What stands between a bracket and the last character, divided by the commas that are in no
/// brackets of their own.
private func parts(_ text: String, after open: String.Index) -> [Substring] {
  var parts: [Substring] = []
  var start = text.index(after: open)
  var depth = 0
  var isInString = false
  for index in text.indices[start...].dropLast() {
    switch text[index] {
    case "\"": isInString.toggle()
    case "(", "[": depth += isInString ? 0 : 1
    case ")", "]": depth -= isInString ? 0 : 1
    case "," where depth == 0 && !isInString:
      parts.append(text[start..<index])
      start = text.index(after: index)
    default: continue
    }
  }
  return parts + [text[start...].dropLast()]
}

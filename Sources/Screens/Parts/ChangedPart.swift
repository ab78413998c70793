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

/// `Trip` and `title: "Lisbon"`, `nights: 3`.
private func labelledParts(_ text: String) -> (type: Substring, parts: [Substring])? {
  guard text.last == ")", let open = text.firstIndex(of: "("), open != text.startIndex else {
    return nil
  }
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
  return (text[..<open], parts + [text[start...].dropLast()])
}

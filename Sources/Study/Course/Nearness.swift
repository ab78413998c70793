/// How many letters must be added, removed, replaced or swapped with their neighbour to make one
/// word of the other (optimal string alignment distance).
public func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.lowercased())
  let right = Array(right.lowercased())
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var best = min(row[j] + 1, rows[i][j + 1] + 1)
      best = min(best, rows[i][j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}

/// The candidate that somebody may have meant; nil if none is near.
public func nearest(to word: String, among candidates: [String]) -> String? {
  let tolerance = max(1, word.count / 3)
  return candidates.map { (word: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= tolerance }
    .min { $0.distance < $1.distance }?.word
}

extension Course {
  /// The topic, lesson, concept, question or trace whose name may have been meant; nil if none is near.
  public func topic(near name: String) -> String? {
    nearest(
      to: name,
      among: topics.map(\.slug) + lessons.map(\.id) + cards.flatMap { [$0.itemID] + $0.concepts })
  }
}

import Guides

/// Says of a listing that the guide wrote as a change what is new in it, and what is gone.
struct ChangeWords {
  let block: GuideBlock
  let listing: GuideListing

  /// What stood there before, ahead of the listing.
  var removed: [String] {
    guard let change = block.change, !change.removed.isEmpty else { return [] }
    let lines = change.removed
    let fence = Fences.around(lines.joined(separator: "\n"))
    return ["This is gone:", "", fence + "text"] + lines + [fence, "", "This is there now:", ""]
  }

  /// Which lines are new, behind the listing.
  var added: [String] {
    // Behind others that it was joined with, its lines have other numbers.
    guard let change = block.change, let first = change.added.first, listing.joined.isEmpty else {
      return []
    }
    guard change.added.count > 1 else { return ["Line \(first) of it is new.", ""] }
    return ["New in it are the lines \(ranges(change.added)).", ""]
  }

  /// `2, 4-6 and 9`.
  private func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

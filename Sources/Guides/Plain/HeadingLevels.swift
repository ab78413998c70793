/// How deep the headings of a plain text are: by their numbers where they have some, else by where
/// they stand.
enum HeadingLevels {
  static func told(in blocks: [GuideBlock]) -> [GuideBlock] {
    var blocks = blocks
    let headings = blocks.indices.filter { blocks[$0].kind == .heading }
    let depths = headings.map { HeadingNumber.depth(Substring(blocks[$0].text)) }
    let titleCount = openingTitles(headings, depths, in: blocks)
    let hasParts = hasParts(depths.dropFirst(titleCount))
    // `Step 2` inside of `Section 4` counts something else.
    let partLabel = headings.lazy.compactMap { HeadingNumber.label(Substring(blocks[$0].text)) }
      .first
    for (place, index) in headings.enumerated() where blocks[index].level == nil {
      if place < titleCount {
        blocks[index].level = place + 1
      } else if let depth = depths[place] {
        let isOfParts = HeadingNumber.label(Substring(blocks[index].text)) == partLabel
        blocks[index].level = depth == 1 && !isOfParts && hasParts ? 3 : 1 + depth
      } else {
        blocks[index].level = hasParts ? 3 : 2
      }
    }
    return blocks
  }

  /// A title is what stands above everything else; a second one right below it is its subtitle.
  private static func openingTitles(
    _ headings: [Int], _ depths: [Int?], in blocks: [GuideBlock]
  ) -> Int {
    guard let first = headings.first, depths[0] == nil,
      blocks[..<first].allSatisfy({ $0.kind == .blank || $0.kind == .remains })
    else { return 0 }
    guard headings.count > 2, depths[1] == nil,
      blocks[first...headings[1]].dropFirst().dropLast().allSatisfy({ $0.kind == .blank })
    else { return 1 }
    return 2
  }

  /// Whether numbers of headings cut the guide into parts that hold headings without numbers.
  private static func hasParts(_ depths: ArraySlice<Int?>) -> Bool {
    depths.count { $0 == 1 } >= 2 && depths.first == .some(1)
  }
}

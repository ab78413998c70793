extension PackFolder {
  /// The concepts that its lessons name, each once, by the fronts of the lessons alone: to read the
  /// lessons as well takes a hundred times as long.
  public var namedConcepts: [String] {
    var seen: Set<String> = []
    let lessons = files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
    return lessons.flatMap { inside, bytes in
      var findings: [Finding] = []
      let source = try? SourceText(path: inside, bytes: Array(Self.front(of: bytes)))
      return source.map { FrontMatter($0, findings: &findings).texts("concepts") } ?? []
    }.filter { seen.insert($0).inserted }
  }

  /// A file up to the line that ends its front, or all of it.
  private static func front(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let end = Array("\n---".utf8)
    var place = 3
    while let next = bytes[min(place, bytes.count)...].firstIndex(of: end[0]) {
      if bytes[next...].starts(with: end) { return bytes[..<(next + end.count)] }
      place = next + 1
    }
    return bytes[...]
  }
}

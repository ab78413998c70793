/// Reads the targets off a `Package.swift`, as far as they are written out.
enum PackageManifest {
  /// - Parameter folder: Where it stands, with a slash at the end, or empty.
  static func targets(_ text: String, in folder: String) -> [SourceTarget] {
    var targets: [SourceTarget] = []
    var rest = text[...]
    while let call = nextTarget(in: rest) {
      rest = rest[call.end...]
      guard let name = literal(behind: "name:", in: call.arguments) else { continue }
      let parent = call.isTest ? "Tests" : "Sources"
      let path = literal(behind: "path:", in: call.arguments) ?? "\(parent)/\(name)"
      let whole = path == "." || path.isEmpty ? folder : folder + path + "/"
      targets.append(
        SourceTarget(name: name, members: [whole], uses: dependencies(in: call.arguments)))
    }
    return targets
  }

  private struct Call {
    var isTest: Bool
    var arguments: Substring
    var end: Substring.Index
  }

  private static func nextTarget(in text: Substring) -> Call? {
    let kinds = [".target(", ".executableTarget(", ".testTarget("]
    let found = kinds.compactMap { kind in text.firstRange(of: kind).map { (kind, $0) } }
    guard let (kind, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else {
      return nil
    }
    let arguments = balanced(text[range.upperBound...], "(", ")")
    return Call(
      isTest: kind == ".testTarget(", arguments: arguments, end: arguments.endIndex)
  }

  /// Up to the bracket that closes one which was opened before; brackets in strings do not count.
  private static func balanced(_ text: Substring, _ open: Character, _ close: Character)
    -> Substring
  {
    var depth = 1
    var isInString = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  private static func literal(behind label: String, in text: Substring) -> String? {
    guard let label = text.firstRange(of: label),
      let open = text[label.upperBound...].firstIndex(of: "\"")
    else { return nil }
    let inside = text[text.index(after: open)...]
    return inside.firstIndex(of: "\"").map { String(inside[..<$0]) }
  }

  /// All names among the dependencies: those of other packages do no harm.
  private static func dependencies(in text: Substring) -> Set<String> {
    guard let label = text.firstRange(of: "dependencies:"),
      let open = text[label.upperBound...].firstIndex(of: "[")
    else { return [] }
    let list = balanced(text[text.index(after: open)...], "[", "]")
    let pieces = list.split(separator: "\"", omittingEmptySubsequences: false)
    return Set(
      pieces.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) })
  }
}

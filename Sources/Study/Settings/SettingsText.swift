import Curriculum

/// The text of a settings file while one of its lines is changed. All else stays as it is, to the
/// byte.
public struct SettingsText: Sendable {
  /// Why a file was not changed: a sentence. It is as it was.
  public struct Refusal: Error, Sendable, Equatable, CustomStringConvertible {
    public var description: String
  }

  private let path: String
  private let bytes: [UInt8]

  /// - Parameter bytes: nil for a file that is not there yet.
  public init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes ?? Array("# Settings of tutor; `tutor config` explains them all.\n".utf8)
  }

  /// The file with another value of a setting, or with none.
  ///
  /// - Parameter value: As the program writes it; nil removes the line.
  /// - Throws: ``Refusal`` for a file that does not allow it line by line, or that has mistakes.
  public func setting(_ name: String, to value: String?) throws(Refusal) -> [UInt8] {
    let before = try fields(of: bytes)
    var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
      .map(Array.init)
    if let field = before.first(where: { $0.key == name }) {
      try replace(field, by: value, in: &lines)
    } else if let value {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += [Array("\(name): \(Self.scalar(value))".utf8), []]
    }
    let result = Array(lines.joined(separator: [Self.lineFeed]))
    try check(result, has: value, of: name, and: before)
    return result
  }

  private func replace(
    _ field: YAMLFields.Field, by value: String?, in lines: inout [[UInt8]]
  ) throws(Refusal) {
    let line = field.keyPosition.line - 1
    guard let value else {
      lines.remove(at: line)
      return
    }
    let mark = lines[line].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = field.valuePosition.column - 1 + mark
    guard field.valuePosition.line - 1 == line, start <= lines[line].count else { throw refusal }
    let end = start + Self.length(ofScalarIn: lines[line][start...])
    // A key without a value ends at its colon.
    let gap = lines[line][..<start].last == UInt8(ascii: ":") ? " " : ""
    lines[line].replaceSubrange(start..<end, with: Array((gap + Self.scalar(value)).utf8))
  }

  /// YAML has many ways to write a thing: what came out must say what was wanted and nothing else.
  private func check(
    _ result: [UInt8], has value: String?, of name: String, and before: [YAMLFields.Field]
  ) throws(Refusal) {
    let after = try fields(of: result)
    let wanted = before.filter { $0.key != name }.map { [$0.key, $0.text ?? ""] }
    let kept = after.filter { $0.key != name }.map { [$0.key, $0.text ?? ""] }
    let now = after.first { $0.key == name }?.text
    guard wanted == kept, now == value else { throw refusal }
  }

  private func fields(of bytes: [UInt8]) throws(Refusal) -> [YAMLFields.Field] {
    do { return try YAMLFields(path: path, bytes: bytes).fields } catch {
      throw Refusal(
        description: "\(path):\(error.position.line):\(error.position.column): \(error.message). "
          + "Put that right first; the file was not changed.")
    }
  }

  private var refusal: Refusal {
    Refusal(
      description: "\(path) is written in a way that cannot be changed line by line. Change it in "
        + "an editor; it was not touched.")
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// How many bytes a value takes in its line, without a remark behind it.
  private static func length(ofScalarIn rest: ArraySlice<UInt8>) -> Int {
    guard let first = rest.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return plainLength(rest)
    }
    var index = rest.startIndex + 1
    while index < rest.endIndex, rest[index] != first {
      index += rest[index] == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
    }
    return min(index + 1, rest.endIndex) - rest.startIndex
  }

  private static func plainLength(_ rest: ArraySlice<UInt8>) -> Int {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var end = rest.endIndex
    for index in rest.indices where rest[index] == UInt8(ascii: "#") {
      guard index == rest.startIndex || isSpace(rest[index - 1]) else { continue }
      end = index
      break
    }
    while end > rest.startIndex, isSpace(rest[end - 1]) { end -= 1 }
    return end - rest.startIndex
  }

  /// In quotes unless it cannot be taken for anything but a text.
  private static func scalar(_ value: String) -> String {
    let isSafe = value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-~:".utf8.contains(byte)
      }
    }
    // A tilde alone is YAML's null, and a colon must not end a word.
    if isSafe, value != "~", !value.hasSuffix(":"), !value.isEmpty, !value.hasPrefix("-") {
      return value
    }
    let escaped = value.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}

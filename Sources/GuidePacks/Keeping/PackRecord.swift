import Simulation

/// What the last import wrote, as marks: so that the next one can tell what a person has changed
/// since. It lies in the pack as ``PackRecord/file``, which no lesson is.
public struct PackRecord: Codable, Sendable, Equatable {
  /// Its name in the folder of the pack.
  public static let file = "imported.json"

  public var format = 1
  /// Marks of questions as they were written, by identifier.
  public var items: [String: String] = [:]
  /// Marks of lessons without their questions, by path inside of the pack.
  public var lessons: [String: String] = [:]

  public init() {}

  static func mark(_ text: String) -> String {
    var mark = ContentMark()
    mark.add(text)
    return String(mark.first, radix: 16) + String(mark.second, radix: 16)
  }
}

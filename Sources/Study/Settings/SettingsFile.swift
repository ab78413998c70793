import Curriculum

/// What a settings file says, and what is wrong with it.
public struct SettingsFile: Sendable {
  /// A value with the line that it stands in.
  public struct Entry: Sendable, Equatable {
    /// As the program would write it.
    public var text: String
    public var line: Int
  }

  /// How the file is named.
  public let path: String
  /// By the names of the settings. What is wrong is left out.
  public private(set) var entries: [String: Entry] = [:]
  /// All that is wrong with it, in the order of its lines.
  public private(set) var findings: [Finding] = []

  /// The settings of a file that is not there.
  public init(path: String) { self.path = path }

  /// The settings of a file that is there, or was named, and cannot be read.
  ///
  /// - Parameter reason: A phrase without a full stop.
  public init(path: String, unreadable reason: String) {
    self.path = path
    findings = [
      Finding(
        .unreadable, path: path, position: Position(line: 1, column: 1), message: reason)
    ]
  }

  /// Reads a file and checks it against the table of settings.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    do {
      let document = try YAMLFields(path: path, bytes: bytes)
      for field in document.fields { read(field, of: document) }
    } catch {
      findings.append(error)
    }
  }

  private mutating func read(_ field: YAMLFields.Field, of document: YAMLFields) {
    guard let setting = Setting.named(field.key) else {
      return findings.append(
        document.finding(
          .unknownField, at: .key, of: field, "there is no setting \"\(field.key)\"",
          advice: Self.advice(forUnknown: field.key)))
    }
    guard case .file = setting.home else {
      return findings.append(
        document.finding(
          .unknownField, at: .key, of: field,
          "\(setting.name) is kept with your cards, because all that is due follows from it",
          advice: "delete this line, and run: tutor config \(setting.name) VALUE"))
    }
    guard let value = field.text.flatMap(setting.canonical) else {
      return findings.append(
        document.finding(
          .fieldValue, at: .value, of: field, "\(setting.name) must be \(setting.expected)",
          advice: "write, for instance, \(setting.name): \(setting.example)"))
    }
    entries[setting.name] = Entry(text: value, line: field.keyPosition.line)
  }

  private static func advice(forUnknown name: String) -> String {
    if name.lowercased().hasSuffix("retention") {
      return "it is wished for with your cards: tutor retention 0.92"
    }
    if let near = nearest(to: name, among: Setting.all.map(\.name)) {
      return "did you mean \(near)?"
    }
    return "tutor config lists all settings"
  }
}

extension Setting {
  /// A value that makes sense.
  var example: String { standard.isEmpty ? "~/\(name)" : standard }
}

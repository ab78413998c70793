/// What was chosen of every setting of the file, and where: on the command line, else in the
/// environment, else in the file, else nowhere.
public struct Settings: Sendable {
  /// Who decided.
  public enum Source: Sendable, Equatable {
    case option
    case variable(String)
    case file(line: Int)
    case standard
  }

  /// What holds for a setting.
  public struct Choice: Sendable, Equatable {
    public var text: String
    public var source: Source
  }

  public let file: SettingsFile
  private let options: [String: String]
  private let environment: [String: String]

  /// - Parameter options: What the command line says, by the names of the settings.
  public init(
    options: [String: String] = [:], environment: [String: String] = [:], file: SettingsFile
  ) {
    self.options = options
    self.environment = environment
    self.file = file
  }

  /// What holds for a setting of the file.
  public func choice(of setting: Setting) -> Choice {
    if let text = options[setting.name] { return Choice(text: text, source: .option) }
    for variable in setting.variables {
      if let value = environment[variable.name], let text = variable.choice(value) {
        return Choice(text: text, source: .variable(variable.name))
      }
    }
    if let entry = file.entries[setting.name] {
      return Choice(text: entry.text, source: .file(line: entry.line))
    }
    return Choice(text: setting.standard, source: .standard)
  }

  /// What holds for a setting of the file.
  public subscript<Value>(key: SettingKey<Value>) -> Value {
    key.form.read(choice(of: key.setting).text) ?? key.standard
  }

  /// A path as it was given: on the command line and in a variable it may be relative.
  public func path(_ key: SettingKey<String>) -> String? {
    let text = choice(of: key.setting).text
    return text.isEmpty ? nil : text
  }
}

import Study
import Terminal

/// What was said of ``SharedOptions``, as values: whoever types the name of the program alone does
/// not wait for the parser to set up its options.
struct ChosenOptions {
  var store: String?
  var lessons: String?
  var config: String?
  var plain: Bool?
  var noInput = false
  var color: TerminalWishes.Color?
  var ascii: Bool?

  /// What is said of settings, by their names.
  var settings: [String: String] {
    func text(_ flag: Bool?) -> String? { flag.map { $0 ? "yes" : "no" } }
    let said = [
      SettingKey.color.setting.name: color?.rawValue, SettingKey.plain.setting.name: text(plain),
      SettingKey.ascii.setting.name: text(ascii), SettingKey.store.setting.name: store,
      SettingKey.lessons.setting.name: lessons,
    ]
    return said.compactMapValues { $0?.isEmpty == true ? nil : $0 }
  }

  /// The words that say the same again, for a command that is run from within this one.
  var words: [String] {
    func flag(_ value: Bool?, _ name: String) -> [String] {
      value.map { ["--\($0 ? "" : "no-")\(name)"] } ?? []
    }
    let values = [
      ("store", store), ("lessons", lessons), ("config", config), ("color", color?.rawValue),
    ]
    return values.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
      + flag(plain, "plain") + flag(ascii, "ascii") + (noInput ? ["--no-input"] : [])
  }
}

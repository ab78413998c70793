import ArgumentParser
import Study
import Terminal

/// What every command understands.
struct SharedOptions: ParsableArguments {
  @Option(help: "The file that holds your cards and answers.", completion: .file())
  var store: String?

  @Option(help: "The folder of lessons.", completion: .directory)
  var lessons: String?

  @Option(help: "The settings file.", completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(inversion: .prefixedNo, help: "Lines of text only: no drawing, no single keys.")
  var plain: Bool?

  @Flag(help: "Never ask anything.")
  var noInput = false

  @Option(help: "Whether to use colour: auto, always or never.")
  var color: TerminalWishes.Color?

  @Flag(inversion: .prefixedNo, help: "Draw with ASCII characters only.")
  var ascii: Bool?

  /// What they are when nothing is said, without asking the parser.
  static var unsaid: SharedOptions {
    var options = SharedOptions()
    options.store = nil
    options.lessons = nil
    options.config = nil
    options.plain = nil
    options.noInput = false
    options.color = nil
    options.ascii = nil
    return options
  }

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

extension TerminalWishes.Color: ExpressibleByArgument {}

import ArgumentParser
import CardStore
import Curriculum
import Study
import Terminal

/// `tutor config`: shows and changes the settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show or change your settings.",
    discussion: """
      The command line decides first, then the environment, then the settings file, which is \
      ~/.config/swiftui-tutor/config.yml unless XDG_CONFIG_HOME, TUTOR_CONFIG or --config name \
      another. What the log of answers is replayed with is kept with your cards instead, so that \
      it travels with them. How much you want to remember is set by: tutor retention

      The settings:

      \(Setting.all.map(\.manual).joined(separator: "\n"))

      Examples: tutor config
                tutor config new-per-day
                tutor config new-per-day 15
                tutor config learning-steps "1m 10m 1h"
                tutor config --reset new-per-day
                tutor config --path
      """)

  @Argument(help: "The setting; all are shown if left out.", completion: .values(.setting))
  var setting: String?

  @Argument(help: "What it is to be.", completion: .values(.value))
  var value: String?

  @Flag(help: "Take the choice back, so that the standard holds.")
  var reset = false

  @Flag(help: "Print where the settings file is.")
  var path = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if path, setting != nil { throw ValidationError("--path goes with no setting.") }
    if reset, setting == nil { throw ValidationError("Say which setting to reset.") }
    if reset, value != nil { throw ValidationError("--reset goes with no value.") }
  }

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen, toleratesMistakes: true)
      guard !path else { return write(document: surroundings.settingsPlace.path + "\n") }
      let choices = SettingChoices(surroundings)
      guard let setting else { return try show(Setting.all, choices) }
      let chosen = try choices.named(setting)
      if reset {
        try choices.change(chosen, to: nil)
      } else if let value {
        try choices.change(chosen, to: try choices.checked(value, for: chosen))
      } else {
        return try show([chosen], choices)
      }
      try show([chosen], SettingChoices(Surroundings(shared.chosen, toleratesMistakes: true)))
    }
  }

  private func show(_ settings: [Setting], _ choices: SettingChoices) throws {
    let rows = settings.map(choices.row)
    if json {
      write(
        document: try tutor.json(SettingReport(file: choices.surroundings.settingsPlace.path, rows))
      )
    } else {
      write(lines: rows.flatMap(\.lines))
    }
    remark(choices.surroundings.settings.file.findings.flatMap { FindingText.forOutput.lines($0) })
  }
}

extension Setting {
  /// As help and manual have it.
  fileprivate var manual: String {
    let variables =
      self.variables.isEmpty ? "" : " (\(self.variables.map(\.name).joined(separator: ", ")))"
    let standard = self.standard.isEmpty ? "" : " Standard: \(self.standard)."
    let text = StyledLine("\(explanation) It must be \(expected).\(standard)")
      .wrapped(to: 76, indent: 6, hanging: 6)
    return (["  \(name)\(variables)"] + text.map(\.text)).joined(separator: "\n")
  }
}

/// What `tutor config --json` prints. The names of the fields are a contract.
private struct SettingReport: Encodable {
  var format = 1
  var file: String
  var settings: [SettingRow]

  init(file: String, _ settings: [SettingRow]) {
    self.file = file
    self.settings = settings
  }
}

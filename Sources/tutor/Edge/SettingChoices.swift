import CardStore
import Recall
import Study

/// A setting with what holds, for people and programs. The names of the fields are a contract.
struct SettingRow: Encodable {
  var name: String
  /// Empty if it cannot be known.
  var value: String
  /// `command line`, `NO_COLOR`, `config.yml:3`, `your cards`, `standard`.
  var source: String
  var expected: String
  var explanation: String

  var lines: [String] {
    ["\(name): \(value.isEmpty ? "-" : value)  (\(source))", "  \(explanation)"]
  }
}

/// What was chosen of each setting, wherever it is kept.
struct SettingChoices {
  let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// - Throws: ``Failure`` if there is no setting of this name.
  func named(_ name: String) throws -> Setting {
    if let setting = Setting.named(name) { return setting }
    let names = Setting.all.map(\.name)
    let advice =
      if name.hasSuffix("retention") {
        "How much you want to remember is set by: tutor retention"
      } else if let near = nearest(to: name, among: names) {
        "Did you mean \(near)?"
      } else {
        "The settings are \(names.joined(separator: ", "))."
      }
    throw Failure(.usage, "There is no setting \"\(name)\". \(advice)")
  }

  /// The value as the program writes it.
  ///
  /// - Throws: ``Failure`` if it makes no sense.
  func checked(_ value: String, for setting: Setting) throws -> String {
    // A path may be typed as it is seen from here.
    let text = setting.isPath ? SourceInput.absolute(value) : value
    guard let canonical = setting.canonical(text) else {
      throw Failure(.usage, "\(setting.name) must be \(setting.expected), not \"\(value)\".")
    }
    return canonical
  }

  func row(_ setting: Setting) -> SettingRow {
    let (value, source) = state(of: setting)
    return SettingRow(
      name: setting.name, value: value, source: source, expected: setting.expected,
      explanation: setting.explanation)
  }

  private func state(of setting: Setting) -> (value: String, source: String) {
    if case .cards(let read, _) = setting.home {
      do {
        let value = read(try scheduler())
        return (value, value == setting.standard ? "standard" : "your cards")
      } catch { return ("", Failure(error).sentence) }
    }
    let choice = surroundings.settings.choice(of: setting)
    switch choice.source {
    case .option: return (choice.text, "command line")
    case .variable(let name): return (choice.text, name)
    case .file(let line): return (choice.text, "\(surroundings.settings.file.path):\(line)")
    case .standard: return (standard(setting), "standard")
    }
  }

  /// Where the system decides, what it decides.
  private func standard(_ setting: Setting) -> String {
    switch setting.name {
    case SettingKey.store.setting.name: surroundings.storePath
    case SettingKey.lessons.setting.name: (try? surroundings.lessonFolder()) ?? ""
    default: setting.standard
    }
  }

  /// To look at a setting makes no store.
  private func scheduler() throws -> Scheduler {
    guard surroundings.hasStore else { return CardStore.initialScheduler }
    return try CardStore(path: surroundings.storePath).scheduler()
  }

  /// - Parameter value: As the program writes it; nil for the standard.
  /// - Throws: ``Failure``, `CardStoreError`, `SettingsText.Refusal`; all is as it was then.
  func change(_ setting: Setting, to value: String?) throws {
    switch setting.home {
    case .file:
      let place = surroundings.settingsPlace
      try place.write(try place.text().setting(setting.name, to: value))
    case .cards(_, let change):
      let store = try CardStore(path: surroundings.storePath)
      var scheduler = try store.scheduler()
      change(&scheduler, value ?? setting.standard)
      try store.setScheduler(scheduler)
    }
  }
}

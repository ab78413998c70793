import Foundation

/// `ProcessInfo.processInfo`: an app that a person starts is given no arguments and no variables.
struct ProcessInformation: LibraryType {
  var text: String { "ProcessInfo" }

  static let library = LibraryTable("ProcessInfo", ProcessInformation.self) { table in
    table.constants(["processInfo": ProcessInformation()])
    table.property("environment") { _ in Value.dictionary(DictionaryValue()) }
    table.property("arguments") { _ in [name] }
    table.property("processName") { _ in name }
    table.property("isLowPowerModeEnabled") { _ in false }
  }

  /// As the engine's library has it.
  private static let name = "main"
}

import ArgumentParser
import CardStore
import Foundation

/// `tutor manual`: writes the pages of the manual, for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the manual's pages into a folder.",
    discussion: "Example: tutor manual man1",
    shouldDisplay: false)

  @Argument(help: "The folder; it is made if there is none.", completion: .directory)
  var folder: String

  func run() throws {
    try reporting {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(.inputOutput, "The folder \(folder) cannot be made.")
      }
      let program = try CommandDescription.program()
      for page in ManualPage.pages(of: program, version: programVersion) {
        try DraftFile.write(to: "\(folder)/\(page.name).1", isForced: true) { try $0(page.text) }
      }
    }
  }
}

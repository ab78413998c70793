import ArgumentParser

/// The command line of the program.
@main
struct Tutor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tutor", abstract: "Learn how SwiftUI really works, in the terminal.")
}

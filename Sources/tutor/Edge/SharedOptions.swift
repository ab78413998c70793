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

  var chosen: ChosenOptions {
    ChosenOptions(
      store: store, lessons: lessons, config: config, plain: plain, noInput: noInput, color: color,
      ascii: ascii)
  }
}

extension TerminalWishes.Color: ExpressibleByArgument {}

import ArgumentParser
import Terminal

/// What every command understands.
struct SharedOptions: ParsableArguments {
  @Option(help: "The file that holds your cards and answers.", completion: .file())
  var store: String?

  @Option(help: "The folder of lessons.", completion: .directory)
  var lessons: String?

  @Flag(help: "Lines of text only: no drawing, no single keys.")
  var plain = false

  @Flag(help: "Never ask anything.")
  var noInput = false

  @Option(help: "Whether to use colour: auto, always or never.")
  var color = TerminalWishes.Color.auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  /// What they are when nothing is said, without asking the parser.
  static var unsaid: SharedOptions {
    var options = SharedOptions()
    options.store = nil
    options.lessons = nil
    options.plain = false
    options.noInput = false
    options.color = .auto
    options.ascii = false
    return options
  }

  var wishes: TerminalWishes { TerminalWishes(color: color, ascii: ascii, plain: plain) }
}

extension TerminalWishes.Color: ExpressibleByArgument {}

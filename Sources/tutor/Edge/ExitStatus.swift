/// What the program's exit code means; the numbers from 64 on are those of sysexits.h.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case inputOutput = 74
  case busy = 75
  case configuration = 78
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// A sentence, for the manual.
  var meaning: String {
    switch self {
    case .success: "All went well."
    case .found:
      "Lint found errors, a claim is broken, an exercise is not solved, audit found something to mend, compare more runs; with --exit-code, cards are due or nothing was found."
    case .usage: "The command line makes no sense."
    case .badData: "A lesson, a source, a file of claims or of cards cannot be used."
    case .noInput: "A file that was named does not exist."
    case .unavailable: "Something that is needed is missing, such as a terminal."
    case .bug: "A bug of tutor."
    case .inputOutput: "A file cannot be read or written."
    case .busy: "Another tutor is writing to the cards and does not finish."
    case .configuration: "A setting or a variable makes no sense, or a newer tutor wrote the cards."
    case .hungUp: "The terminal went away."
    case .interrupted: "Stopped by Ctrl-C."
    case .terminated: "Stopped by SIGTERM."
    }
  }
}

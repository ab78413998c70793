/// What the program's exit code means; the numbers from 64 on are those of sysexits.h.
enum ExitStatus: Int32 {
  case success = 0
  /// Lint found errors, or cards are due with `--exit-code`.
  case found = 1
  case usage = 64
  /// A lesson or a source cannot be read.
  case badData = 65
  /// A file that was named does not exist.
  case noInput = 66
  /// Something that is needed is missing, such as a terminal.
  case unavailable = 69
  case bug = 70
  case inputOutput = 74
  case busy = 75
  case configuration = 78
  /// Ctrl-C: 128 and the number of SIGINT, as shells say it.
  case interrupted = 130
}

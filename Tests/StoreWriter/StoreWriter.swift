import CardStore
import Foundation
import GRDB
import Recall

/// A process of its own for tests: writes answers into a store and says which are in it, or holds
/// the file.
///
///     StoreWriter PATH answer NAME COUNT    prints an answer's identifier once it is recorded
///     StoreWriter PATH hold                 prints "holding", and holds the file until its input ends
@main
struct StoreWriter {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.dropFirst().first {
      case "answer" where arguments.count == 4:
        try answer(arguments[0], name: arguments[2], count: Int(arguments[3]) ?? 0)
      case "hold" where arguments.count == 2: try hold(arguments[0])
      default: exit(64)
      }
    } catch let error as CardStoreError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Prints the identifier of each answer after it is safe.
  private static func answer(_ path: String, name: String, count: Int) throws {
    let store = try CardStore(path: path)
    for number in 0..<count {
      let answer = Answer(
        card: "p/\(name)-\(number % 7)", time: 1_790_000_000_000 + number * 60_000, kind: .review,
        grade: Grade.allCases[number % 4], isRight: number % 4 > 0, text: "\(number)",
        fingerprint: "f", shownMisconceptions: ["a", "b"], pickedMisconceptions: ["b"],
        completes: LessonStep(lesson: name, step: number))
      try store.record(answer)
      say(answer.id.uuidString.lowercased())
    }
  }

  private static func hold(_ path: String) throws {
    try DatabaseQueue(path: path).inDatabase { database in
      try database.beginTransaction(.immediate)
      say("holding")
      _ = FileHandle.standardInput.readDataToEndOfFile()
      try database.rollback()
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

import Foundation
import Simulation

/// Feeds changed Swift programs to the simulator and looks for crashes, hangs and growth.
///
///     swift run -c release Fuzzing SEEDS FINDINGS SECONDS [SEED]        # changed programs
///     swift run -c release Fuzzing --extremes FINDINGS SECONDS [SEED]   # made of what is known
///     swift run -c release Fuzzing --show COUNT [SEED]                  # prints what is made
///     swift run -c release Fuzzing --replay FILE…                       # each in this process
///
/// The cases run in a worker process, which a crash ends; the program that was being run is then
/// kept in FINDINGS and the next worker begins.
@main
struct Fuzzing {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--replay"?:
      for path in arguments.dropFirst() {
        print(path, run(try String(contentsOfFile: path, encoding: .utf8)))
      }
    case "--show"?:
      let numbers = arguments.dropFirst().compactMap { UInt64($0) }
      for program in ExtremeGenerator(seed: numbers.dropFirst().first ?? 1)
        .prefix(Int(numbers.first ?? 1))
      {
        print(program)
      }
    case "--worker"?:
      arguments.removeFirst()
      try Worker(arguments)?.work()
    default: try Supervisor(arguments)?.supervise()
    }
  }
}

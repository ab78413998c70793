import Foundation
import Simulation

/// Runs cases in this process until its time is over.
struct Worker {
  private let source: String
  private let current: URL
  private let end: Date
  private let seed: UInt64

  /// - Parameter arguments: The folder of seeds or `--extremes`, the file for the current case, seconds, seed.
  init?(_ arguments: [String]) {
    guard arguments.count == 4, let seconds = Double(arguments[2]), let seed = UInt64(arguments[3])
    else { return nil }
    source = arguments[0]
    current = URL(fileURLWithPath: arguments[1])
    end = Date(timeIntervalSinceNow: seconds)
    self.seed = seed
  }

  func work() throws {
    var programs = try programs()
    var total = Outcome()
    var cases = 0
    var refused = 0
    var longest = 0.0
    while Date() < end, let text = programs.next() {
      try text.write(to: current, atomically: false, encoding: .utf8)
      let begin = Self.processorSeconds
      let outcome = run(text)
      longest = max(longest, Self.processorSeconds - begin)
      cases += 1
      refused += outcome.isRefused ? 1 : 0
      total.mounted += outcome.mounted
      total.events += outcome.events
      total.stopped += outcome.stopped
      guard cases.isMultiple(of: 500) else { continue }
      print(
        "seed \(seed): \(cases) cases, \(refused) refused, \(total.mounted) screens,",
        "\(total.events) events, \(total.stopped) stopped, longest \(longest.rounded()) s")
      fflush(nil)
    }
  }

  /// Of this process: other work on the machine makes no case longer.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func programs() throws -> any IteratorProtocol<String> {
    if source == Supervisor.extremes { return ExtremeGenerator(seed: seed) }
    let folder = URL(fileURLWithPath: source)
    return Mutator(sources: try Self.sources(in: folder), seed: seed)
  }

  private static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

import Foundation

/// Starts workers, one after the other, and keeps the programs that ended them.
struct Supervisor {
  /// Seconds of processor time that one program may take, with all its views and events, before it
  /// counts as a hang.
  private static let patience = 60.0
  /// The same in seconds of the clock, for what waits for something that never comes.
  private static let waiting = 1800.0
  /// Bytes of memory that a worker may have; a healthy one has a tenth of it.
  private static let memory = 3 << 30

  /// In the place of a folder of seeds: programs are made of what the machine knows by name.
  static let extremes = "--extremes"

  private let seeds: String
  private let findings: URL
  private let end: Date
  private var seed: UInt64

  init?(_ arguments: [String]) {
    guard arguments.count >= 3, let seconds = Double(arguments[2]) else {
      print("usage: Fuzzing SEEDS|--extremes FINDINGS SECONDS [SEED]")
      return nil
    }
    seeds = arguments[0]
    findings = URL(fileURLWithPath: arguments[1])
    end = Date(timeIntervalSinceNow: seconds)
    seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
  }

  func supervise() throws {
    try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
    var seed = seed
    var found = 0
    while end.timeIntervalSinceNow > 1 {
      if let problem = try runWorker(seed: seed) {
        found += 1
        let kept = findings.appendingPathComponent("\(seed)-\(problem).swift")
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.copyItem(at: current, to: kept)
        print("FOUND \(kept.path)")
      }
      seed += 1
    }
    print("\(found) found with seeds \(self.seed)..<\(seed)")
  }

  private var current: URL { findings.appendingPathComponent("current-\(seed).swift") }

  /// - Returns: How the worker ended if it did not end well.
  private func runWorker(seed: UInt64) throws -> String? {
    let worker = Process()
    worker.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    let seconds = min(600, end.timeIntervalSinceNow)
    worker.arguments = ["--worker", seeds, current.path, "\(seconds)", "\(seed)"]
    worker.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    try? FileManager.default.removeItem(at: current)
    try worker.run()
    var clock = CaseClock(process: worker.processIdentifier, file: current)
    while worker.isRunning {
      Thread.sleep(forTimeInterval: 0.5)
      clock.look()
      if clock.busy > Self.patience || clock.age > Self.waiting { return stop(worker, "hang") }
      if residentMemory(of: worker) > Self.memory { return stop(worker, "memory") }
    }
    worker.waitUntilExit()
    return worker.terminationStatus == 0 ? nil : "crash"
  }

  private func stop(_ worker: Process, _ problem: String) -> String {
    kill(worker.processIdentifier, SIGKILL)
    worker.waitUntilExit()
    return problem
  }

  /// Where the system tells it; else zero, and a crash for want of memory is found as a crash.
  private func residentMemory(of worker: Process) -> Int {
    let path = "/proc/\(worker.processIdentifier)/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }
}

/// How long a worker has been at the current case. What counts is its own processor time, where the
/// system tells it: other work on the machine is no hang.
private struct CaseClock {
  let process: Int32
  let file: URL
  /// Seconds of processor time that the case has taken; of the clock where only that is known.
  private(set) var busy = 0.0
  /// Seconds since the case began.
  private(set) var age = 0.0
  private var began: Date?
  private var before = 0.0

  init(process: Int32, file: URL) {
    self.process = process
    self.file = file
  }

  mutating func look() {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let change = attributes?[.modificationDate] as? Date
    let spent = processorSeconds
    if change != began { (began, before) = (change, spent ?? 0) }
    age = -(began?.timeIntervalSinceNow ?? 0)
    busy = spent.map { $0 - before } ?? age
  }

  /// Of the fields behind the name, which may hold anything, the 12th and 13th are user's and system's
  /// time in ticks.
  private var processorSeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

import Foundation
import Observation
import Simulation
import Testing

/// Where the toolchain can say the truth, it is asked: random programs run for real with
/// `withObservationTracking`, and as views in the simulator.
@Suite struct ObservationOracleTests {
  @Test(
    "a body runs again exactly when Observation tells its reader", arguments: UInt64(1)...12)
  func agrees(seed: UInt64) throws {
    let program = OracleProgram(seed: seed)
    let models = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("OracleModels.swift"), encoding: .utf8)
    let screen = try Simulator(files: [
      SourceFile(path: "OracleModels.swift", text: models),
      SourceFile(path: "OracleProgram.swift", text: program.source),
    ]).mount("Screen")
    let truth = program.run()
    #expect(truth.contains { !$0.isEmpty }, "a program that tells nobody proves nothing")
    for (index, told) in truth.enumerated() {
      let event = try screen.perform(Event("tap \"Write \(index)\""))
      let ran = Set(event.evaluated.map(\.view).filter { $0 != "Screen" })
      #expect(!event.diagnostics.contains { $0.severity == .error }, "\(event.diagnostics)")
      for reader in program.readers.indices {
        let name = "Reader\(reader)"
        #expect(
          ran.contains(name) == told.contains(name),
          """
          seed \(seed), write \(index) \(program.events[index]): \(name) \
          \(program.readers[reader].map(\.source)) is \(told.contains(name) ? "" : "not ")told
          """)
      }
    }
  }
}

/// Readers and the writes that come one after the other: thirty readers times fifteen events are
/// as many cases.
private struct OracleProgram {
  var readers: [[Read]]
  var events: [[Int]]

  /// What a reader does with the model.
  indirect enum Read {
    case one(Int)
    case either([Read], [Read])

    var source: String {
      switch self {
      case .one(let number): "let _ = oracleRead(\(number), model)"
      case .either(let then, let otherwise):
        """
        if model.isOn {
        \(then.map(\.source).joined(separator: "\n"))
        Text("on")
        } else {
        \(otherwise.map(\.source).joined(separator: "\n"))
        Text("off")
        }
        """
      }
    }

    func run(_ model: OracleModel) {
      switch self {
      case .one(let number): oracleRead(number, model)
      case .either(let then, let otherwise):
        for read in model.isOn ? then : otherwise { read.run(model) }
      }
    }
  }

  init(seed: UInt64) {
    var generator = SplitMix(state: seed)
    readers = (0..<30).map { index in
      // Each read stands alone once, so that no other hides what it does.
      if index < 5 { return [.one(Int.random(in: 0..<oracleReads, using: &generator))] }
      return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Self.read(depth: 2, &generator)
      }
    }
    events = (0..<15).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0..<oracleWrites, using: &generator)
      }
    }
  }

  private static func read(depth: Int, _ generator: inout SplitMix) -> Read {
    guard depth > 0, Int.random(in: 0..<4, using: &generator) == 0 else {
      return .one(Int.random(in: 0..<oracleReads, using: &generator))
    }
    return .either(
      [read(depth: depth - 1, &generator)], [read(depth: depth - 1, &generator)])
  }

  /// The same program for the simulator.
  var source: String {
    let views = readers.indices.map { index in
      """
      struct Reader\(index): View {
        let model: OracleModel
        var body: some View {
          \(readers[index].map(\.source).joined(separator: "\n    "))
          Text("\(index)")
        }
      }
      """
    }
    let buttons = events.indices.map { index in
      let writes = events[index].map { "oracleWrite(\($0), model)" }.joined(separator: "; ")
      return "Button(\"Write \(index)\") { \(writes) }"
    }
    return """
      import SwiftUI
      \(views.joined(separator: "\n"))
      struct Screen: View {
        @State private var model = OracleModel()
        var body: some View {
          VStack {
            \(readers.indices.map { "Reader\($0)(model: model)" }.joined(separator: "\n"))
          }
          VStack {
            \(buttons.joined(separator: "\n"))
          }
        }
      }
      """
  }

  /// Which readers Observation tells, event by event. A reader that was told reads again, as a body
  /// does.
  func run() -> [Set<String>] {
    let model = OracleModel()
    let notes = Notes()
    func track(_ index: Int) {
      withObservationTracking {
        for read in readers[index] { read.run(model) }
      } onChange: {
        notes.told.insert(index)
      }
    }
    for index in readers.indices { track(index) }
    return events.map { writes in
      for write in writes { oracleWrite(write, model) }
      let told = notes.told
      notes.told = []
      for index in told.sorted() { track(index) }
      return Set(told.map { "Reader\($0)" })
    }
  }

  /// Written by `onChange`, which runs at once on the thread of the write.
  private final class Notes: @unchecked Sendable {
    var told: Set<Int> = []
  }
}

/// SplitMix64: the same seed makes the same program everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

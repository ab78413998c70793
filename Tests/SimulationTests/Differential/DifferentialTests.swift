import Foundation
import Simulation
import Testing

/// Where the toolchain can say the truth, it is asked: programs are compiled and run for real, and
/// run by the machine, and must print the same.
///
/// `TUTOR_CASES=2000 TUTOR_SEED=7 swift test --filter DifferentialTests` makes up more programs than
/// a usual run does.
@Suite struct DifferentialTests {
  @Test("programs print what the compiler's programs print", .timeLimit(.minutes(60)))
  func programs() async throws {
    guard let toolchain = Toolchain() else {
      print("No swiftc is on the path: the machine is not compared with the compiler.")
      return
    }
    let environment = ProcessInfo.processInfo.environment
    let cases = environment["TUTOR_CASES"].flatMap { Int($0) } ?? 15
    let first = environment["TUTOR_SEED"].flatMap { UInt64($0) } ?? 1
    let written = try Self.writtenPrograms(in: "Programs")
    #expect(written.count > 20)
    let seeds = (0..<UInt64(cases)).map { first + $0 }
    try await compare(written + seeds.prefix(100).map(Self.generated), toolchain)
    for start in stride(from: 100, to: cases, by: 100) {
      try await compare(seeds[start..<min(start + 100, cases)].map(Self.generated), toolchain)
    }
  }

  @Test("programs that trap do so where the compiler's do")
  func traps() throws {
    guard let toolchain = Toolchain() else { return }
    let programs = try Self.writtenPrograms(in: "Traps")
    #expect(!programs.isEmpty)
    for (program, end) in zip(programs, try toolchain.ends(of: programs)) {
      #expect(end.isTrapped, "\(program.name) does not trap: \(end.errors)")
      let run = try MachineRun(program)
      #expect(run.printed == end.output, "\(program.name)")
      let error = try #require(run.errors.first, "\(program.name) does not trap in the machine")
      // The runtime says why, and where if the trap is in the program itself.
      guard let said = end.errors.firstMatch(of: /Fatal error: (.*)/)?.1 else { continue }
      #expect(error.message.contains(said), "\(program.name): \(error.message) | \(said)")
      if let line = end.errors.firstMatch(of: /Programs\/\w+\.swift:(\d+)/)?.1 {
        #expect(String(error.line) == line, "\(program.name)")
      }
    }
  }

  private func compare(_ programs: [PrintingProgram], _ toolchain: Toolchain) async throws {
    let truths = try toolchain.output(of: programs)
    #expect(truths.count == programs.count)
    try await withThrowingTaskGroup { group in
      for (program, truth) in zip(programs, truths) {
        group.addTask { try Self.compare(program, truth) }
      }
      try await group.waitForAll()
    }
  }

  private static func compare(_ program: PrintingProgram, _ truth: [String]) throws {
    #expect(!truth.isEmpty, "\(program.name) prints nothing, which proves nothing")
    try compare(program, try MachineRun(program), truth)
    try compare(program, try MachineRun(program, isAsynchronous: true), truth)
  }

  private static func compare(
    _ program: PrintingProgram, _ run: MachineRun, _ truth: [String]
  ) throws {
    let lines = run.printed + run.remarks
    guard lines != truth else { return }
    let place = zip(lines, truth).enumerated().first { $1.0 != $1.1 }?.offset
    let index = place ?? min(lines.count, truth.count)
    Issue.record(
      """
      \(program.name)\(run.isAsynchronous ? ", in a task" : ""), line \(index + 1) of the output
      Swift prints:  \(index < truth.count ? truth[index] : "nothing more")
      the machine:   \(index < lines.count ? lines[index] : "nothing more")
      \(kept(program))
      """)
  }

  /// Where the source of a generated program can be looked at.
  private static func kept(_ program: PrintingProgram) -> String {
    guard let folder = ProcessInfo.processInfo.environment["TUTOR_KEEP"] else { return "" }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(program.name + ".swift")
    try? program.source.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private static func generated(_ seed: UInt64) -> PrintingProgram {
    var generator = ProgramGenerator(seed: seed)
    return PrintingProgram(
      name: "Generated\(seed)", source: generator.program(), entry: "generated\(seed)")
  }

  /// The programs of a folder; each starts with the function that is called as its file.
  private static func writtenPrograms(in folder: String) throws -> [PrintingProgram] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
      let name = $0.deletingPathExtension().lastPathComponent
      return PrintingProgram(
        name: name, source: try String(contentsOf: $0, encoding: .utf8),
        entry: name.prefix(1).lowercased() + name.dropFirst())
    }
  }
}

/// What the machine makes of a program: it runs while a body does, or in a task, as a function that
/// has waited for something.
private struct MachineRun {
  let isAsynchronous: Bool
  let printed: [String]
  let errors: [TraceDiagnostic]
  let remarks: [String]

  init(_ program: PrintingProgram, isAsynchronous: Bool = false) throws {
    self.isAsynchronous = isAsynchronous
    let head = "func \(program.entry)() {"
    try #require(program.source.contains(head), "\(program.name) would not wait")
    let source =
      isAsynchronous
      ? program.source.replacingOccurrences(
        of: head, with: "func \(program.entry)() async { await Task.yield()") : program.source
    let view = """

      struct Probe: View {
        var body: some View {
          \(isAsynchronous ? "" : "let _ = \(program.entry)()")
          Text("done")\(isAsynchronous ? ".task { await \(program.entry)() }" : "")
        }
      }
      """
    let file = SourceFile(path: program.name + ".swift", text: source + view)
    let screen = try Simulator(files: [file]).mount("Probe")
    let diagnostics = screen.trace.events[0].diagnostics
    printed = screen.printed.flatMap { $0.components(separatedBy: "\n") }
    errors = diagnostics.filter { $0.severity == .error }
    remarks = diagnostics.map { "\($0.line): \($0.message)" }
  }
}

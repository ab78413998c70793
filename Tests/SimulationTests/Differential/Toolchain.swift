import Foundation

/// A program that prints: source, and the function that starts it.
struct PrintingProgram: Sendable {
  var name: String
  var source: String
  var entry: String
}

/// The compiler of this machine: it says what Swift itself does with a program.
struct Toolchain {
  private let compiler: URL

  /// Nil where no `swiftc` is on the path.
  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    compiler = found
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What each program prints: all in one module, so that one compilation serves all.
  func output(of programs: [PrintingProgram]) throws -> [[String]] {
    let starts = programs.map { "print(\"\(Self.mark)\")\n\($0.entry)()" }
    return try build(programs, main: starts.joined(separator: "\n")) { executable in
      let run = try run(executable, [])
      guard run.status == 0 else {
        throw Failure(description: "a program stopped: \(run.errors.suffix(2000))")
      }
      let lines = run.output.replacingOccurrences(of: "\(Self.module).", with: "")
      return lines.components(separatedBy: Self.mark + "\n").dropFirst().map { part in
        part.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      }
    }
  }

  struct End {
    var output: [String]
    var errors: String
    var isTrapped: Bool
  }

  /// How each program ends, in a process of its own.
  func ends(of programs: [PrintingProgram]) throws -> [End] {
    let starts = programs.map { "case \"\($0.name)\": \($0.entry)()" }
    let main = """
      setvbuf(stdout, nil, _IONBF, 0)
      switch CommandLine.arguments[1] {
      \(starts.joined(separator: "\n"))
      default: break
      }
      """
    return try build(programs, main: Self.library + main) { executable in
      try programs.map { program in
        let run = try run(executable, [program.name])
        return End(
          output: run.output.split(separator: "\n").map(String.init),
          errors: run.errors.replacingOccurrences(of: "\(Self.module).", with: ""),
          isTrapped: run.status != 0)
      }
    }
  }

  private static let module = "Programs"
  private static let mark = "-- next --"
  private static let library = """
    #if canImport(Glibc)
      @preconcurrency import Glibc
    #else
      @preconcurrency import Darwin
    #endif

    """

  private func build<Result>(
    _ programs: [PrintingProgram], main: String, _ use: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    func write(_ name: String, _ text: String) throws {
      let file = folder.appendingPathComponent(name + ".swift")
      try text.write(to: file, atomically: false, encoding: .utf8)
      paths.append(file.path)
    }
    for program in programs { try write(program.name, program.source) }
    try write("main", main)
    let executable = folder.appendingPathComponent("programs")
    let options = [
      "-Onone", "-suppress-warnings", "-swift-version", "5", "-module-name", Self.module, "-lm",
    ]
    let compilation = try run(compiler, options + ["-o", executable.path] + paths)
    guard compilation.status == 0 else {
      throw Failure(description: "the compiler refuses: \(compilation.errors.prefix(4000))")
    }
    return try use(executable)
  }

  private func run(_ executable: URL, _ arguments: [String]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    // Files instead of pipes, which fill up.
    let folder = FileManager.default.temporaryDirectory
    let files = ["out", "err"].map { folder.appendingPathComponent("\(UUID().uuidString).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}

import Simulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures that mounting grows with the tree and an event with the bodies that run, and fails when
/// it does not.
///
///     swift run -c release Benchmarks [LARGEST]
@main
struct Benchmarks {
  /// Costs that should be equal may differ by this factor: caches of the processor are smaller than
  /// a large tree.
  private static let tolerance = 2.0

  static func main() throws {
    let largest = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    var complaints: [String] = []
    for shape in Shape.all {
      let sizes = [100, 1_000, 10_000, 100_000].filter { $0 <= largest }
      print("\(shape.name): \(shape.summary)")
      print(row(["leaves", "bodies", "mount ms", "µs a body", "ratio", "write µs", "ratio"]))
      var first: Measurement?
      for leaves in sizes {
        let measured = try Measurement.take(
          shape, leaves: leaves, repetitions: max(2, min(20, 20_000 / leaves)))
        let reference = first ?? measured
        first = reference
        let mounting = measured.mountingPerView / reference.mountingPerView
        let writing = measured.writing / reference.writing
        print(
          row([
            "\(leaves)", "\(measured.views)", text(measured.mounting * 1e3),
            text(measured.mountingPerView * 1e6), text(mounting), text(measured.writing * 1e6),
            text(writing),
          ]))
        if mounting > tolerance {
          complaints.append("\(shape.name): mounting \(leaves) is \(text(mounting)) times as dear")
        }
        if writing > tolerance {
          complaints.append(
            "\(shape.name): a write among \(leaves) is \(text(writing)) times as dear")
        }
      }
      print("")
    }
    complaints.forEach { print($0) }
    exit(complaints.isEmpty ? 0 : 1)
  }

  /// A number with two decimals.
  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined()
  }
}

import ProcessorTime
import Simulation

/// What one tree costs, in seconds of processor time.
struct Measurement {
  let leaves: Int
  /// Instances with a body.
  let views: Int
  let mounting: Double
  /// One write to one leaf, with everything that follows from it.
  let writing: Double

  var mountingPerView: Double { mounting / Double(views) }

  /// - Parameter repetitions: The cheapest of so many is taken; the others were disturbed.
  static func take(_ shape: Shape, leaves: Int, repetitions: Int) throws -> Measurement {
    let simulator = try Simulator(files: [
      SourceFile(path: "\(shape.name).swift", text: shape.source)
    ])
    var mounting = Double.infinity
    var screen = try simulator.mount(shape.root(1))
    for _ in 0..<repetitions {
      // What stood there goes before the clock runs.
      screen = try simulator.mount(shape.root(1))
      let begin = ProcessorTime.seconds
      screen = try simulator.mount(shape.root(leaves))
      mounting = min(mounting, ProcessorTime.seconds - begin)
    }
    let initial = screen.trace.events[0]
    if let problem = initial.diagnostics.first(where: { $0.severity != .note }) {
      throw Unexpected(description: problem.message)
    }
    let event = try Event(shape.write(leaves))
    var writing = Double.infinity
    // The first event may fill indexes and caches.
    for _ in 0..<200 {
      let begin = ProcessorTime.seconds
      let entry = try screen.perform(event)
      writing = min(writing, ProcessorTime.seconds - begin)
      guard entry.evaluated.count == 1 else {
        throw Unexpected(description: "\(entry.evaluated.count) bodies ran, not one")
      }
    }
    return Measurement(
      leaves: leaves, views: initial.evaluated.count, mounting: mounting, writing: writing)
  }

  /// A measurement that does not measure what it says.
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }
}

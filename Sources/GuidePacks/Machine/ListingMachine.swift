import Guides
import Simulation

/// What the simulator makes of listings of a guide. Each source is looked at once.
final class ListingMachine {
  /// Who declares a view of that name explains how SwiftUI does it, and shows no program.
  private static let frameworkViews = Set(
    Vocabulary.ofMachine.entries.compactMap { entry in
      entry.form == .initializer && entry.result == "some View" ? entry.owner : nil
    })

  private var verdicts: [String: GuideListing.Verdict] = [:]

  init() {}

  /// Whether a source of declarations compiles and comes on the screen.
  func verdict(_ source: String) -> GuideListing.Verdict {
    if let known = verdicts[source] { return known }
    let verdict = tried(source)
    verdicts[source] = verdict
    return verdict
  }

  private func tried(_ source: String) -> GuideListing.Verdict {
    do {
      let sources = try SourceTrees([SourceFile(path: "listing", text: source)])
      let findings = CompilerFindings(in: sources)
      if let error = findings.diagnostics.first(where: { $0.severity == .error }) {
        return .fragment(reason: sentence(error.message, line: error.line))
      }
      let simulator = Simulator(sources)
      guard let root = simulator.defaultRoot else {
        return .fragment(reason: "it declares no view")
      }
      if let sketched = simulator.views.first(where: Self.frameworkViews.contains) {
        return .fragment(reason: "it sketches `\(sketched)`, which SwiftUI declares itself")
      }
      let screen = try simulator.mount()
      let errors = screen.trace.events.flatMap(\.diagnostics).filter { $0.severity == .error }
      if let error = errors.first {
        return .fragment(reason: sentence(error.message, line: error.line))
      }
      return .runs(root: root)
    } catch let error as SourceError {
      let first = error.diagnostics.first { $0.severity == .error } ?? error.diagnostics.first
      return .fragment(
        reason: first.map { sentence($0.message, line: $0.line) }
          ?? "it cannot be put on the screen")
    } catch {
      return .fragment(reason: "it cannot be put on the screen")
    }
  }

  private func sentence(_ message: String, line: Int) -> String { "line \(line): \(message)" }
}

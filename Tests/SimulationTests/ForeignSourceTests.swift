import Foundation
import Simulation
import Testing

/// Source that nobody prepared: every view of the files in the folder that `TUTOR_SOURCES` names is
/// mounted, and every event that its screen offers happens. Nothing may be refused that parses.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TUTOR_SOURCES"] != nil))
struct ForeignSourceTests {
  static let files: [URL] = {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TUTOR_SOURCES"] ?? "/")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }()

  @Test("every view mounts and answers the events that it offers", arguments: files)
  func runs(_ file: URL) throws {
    let source = SourceFile(
      path: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    let simulator = try Simulator(files: [source])
    for view in simulator.views {
      let screen: Screen
      do { screen = try simulator.mount(view) } catch let error as SourceError {
        // A view that needs arguments cannot be made from its name.
        if error.diagnostics.contains(where: { $0.message.contains("needs values") }) { continue }
        throw error
      }
      for event in screen.availableEvents.prefix(12) where screen.availableEvents.contains(event) {
        try screen.perform(Event(event.replacingOccurrences(of: "…", with: "text")))
      }
      for diagnostic in screen.trace.events.flatMap(\.diagnostics)
      where diagnostic.severity == .error {
        Issue.record("\(view): line \(diagnostic.line): \(diagnostic.message)")
      }
    }
  }
}

import Guides
import Simulation

/// What the simulator makes of listings of a guide. Each source is looked at once.
final class ListingMachine {
  /// Who declares a view of that name explains how SwiftUI does it, and shows no program.
  private static let frameworkViews = Set(
    Vocabulary.ofMachine.entries.compactMap { entry in
      entry.form == .initializer && entry.result == "some View" ? entry.owner : nil
    })

  /// Types that the libraries declare.
  private static let systemTypes = Set(Vocabulary.ofMachine.entries.compactMap(\.owner))

  /// How long all questions to the simulator took.
  let time: MachineTime

  private var verdicts: [String: GuideListing.Verdict] = [:]
  /// The sources that came on the screen without anything that had to be taken for granted.
  private var known: Set<String> = []

  init(time: MachineTime = MachineTime()) { self.time = time }

  /// Whether a source of declarations compiles and comes on the screen.
  func verdict(_ source: String) -> GuideListing.Verdict {
    if let known = verdicts[source] { return known }
    let verdict = time.counted { tried(source) }
    verdicts[source] = verdict
    return verdict
  }

  /// The first thing that a compiler would have against a source; nil if it compiles.
  func compilerError(of source: String) -> String? {
    time.counted { Self.compilerError(of: source) }
  }

  private static func compilerError(of source: String) -> String? {
    do {
      let sources = try SourceTrees([SourceFile(path: "listing", text: source)])
      let findings = CompilerFindings(in: sources).diagnostics
      return findings.first { $0.severity == .error }?.message
    } catch {
      return error.diagnostics.first { $0.severity == .error }?.message
    }
  }

  /// Whether a source runs, and nothing in it had to be taken for granted.
  func knowsAll(_ source: String) -> Bool {
    guard case .runs = verdict(source) else { return false }
    return known.contains(source)
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
      // To read a listing once more takes its time, and few declare protocols.
      let protocols = source.contains("protocol ") ? ListingNames(source).protocols : []
      if let sketched = protocols.first(where: Self.systemTypes.contains) {
        return .fragment(reason: "it sketches `\(sketched)`, which the system declares itself")
      }
      let screen = try simulator.mount()
      if let error = Self.errors(of: screen).first {
        return .fragment(reason: sentence(error.message, line: error.line))
      }
      if screen.trace.events.allSatisfy(\.diagnostics.isEmpty) { known.insert(source) }
      let isShown = source.contains("#Preview") || source.contains("PreviewProvider")
      return .runs(root: isShown ? root : Self.widest(simulator, root, screen))
    } catch let error as SourceError {
      let first = error.diagnostics.first { $0.severity == .error } ?? error.diagnostics.first
      return .fragment(
        reason: first.map { sentence($0.message, line: $0.line) }
          ?? "it cannot be put on the screen")
    } catch {
      return .fragment(reason: "it cannot be put on the screen")
    }
  }

  private static func errors(of screen: Screen) -> [TraceDiagnostic] {
    screen.trace.events.flatMap(\.diagnostics).filter { $0.severity == .error }
  }

  /// More views than this are no listing of one program.
  private static let mostViews = 12

  /// Of views that all could be the root, the one that puts most of the others on the screen: an
  /// article often shows the whole first, and a part that it does not use behind it.
  private static func widest(_ simulator: Simulator, _ root: String, _ screen: Screen) -> String {
    guard (2...mostViews).contains(simulator.views.count), simulator.views.contains(root) else {
      return root
    }
    func width(_ screen: Screen) -> Int { Set(screen.instances.map(Prediction.type)).count }
    var best = (root: root, width: width(screen))
    for view in simulator.views where view != root {
      guard let other = try? simulator.mount(view), errors(of: other).isEmpty,
        other.instances.first.map(Prediction.type) == view, width(other) > best.width
      else { continue }
      best = (view, width(other))
    }
    return best.root
  }

  private func sentence(_ message: String, line: Int) -> String { "line \(line): \(message)" }
}

import Guides
import Simulation

/// A property whose wrapper is asked for, with others that the machine has tried in its place.
struct FoundWrapper {
  var place: WrapperPlace
  /// Declarations that do not do, with the reason.
  var wrong: [(declaration: String, reason: String)]
}

/// Looks for a property of which the machine can tell which wrapper it needs: with others the program
/// does not compile, or another text is on its screen.
struct WrapperSearch {
  private static let fewestWrong = 2
  private static let mostWrong = 3
  private static let mostLines = 16
  private static let mostColumns = 76
  private static let mostEvents = 3

  let machine: ListingMachine
  let mix: QuestionMix

  func question(of source: String, root: String) -> FoundWrapper? {
    let places = WrapperPlace.all(in: source, ofViewsUpTo: Self.mostLines).filter(isWorthAsking)
    // Who is made by another view is told by it what it takes.
    let ranked = places.filter { $0.call != nil } + places.filter { $0.call == nil }
    for place in ranked {
      let wrong = wrong(place, source, root)
      guard wrong.count >= Self.fewestWrong else { continue }
      mix.note(place)
      return FoundWrapper(place: place, wrong: Array(wrong.prefix(Self.mostWrong)))
    }
    return nil
  }

  private func isWorthAsking(_ place: WrapperPlace) -> Bool {
    // Who owns a value begins with it: what is handed to an owner is no example of owning.
    if place.kind?.ownsWhatItHolds == true, !place.hasValue { return false }
    // Whether it is handed over, nobody could know.
    if !place.hasValue, place.call == nil { return false }
    // It is given away by its twin.
    if place.gapped.contains("@" + place.wrapper + " ") { return false }
    let lines = place.gapped.split(separator: "\n")
    return lines.count <= Self.mostLines && lines.allSatisfy { $0.count <= Self.mostColumns }
      && place.declaration.count <= Self.mostColumns / 2 && mix.mayAsk(place)
  }

  private func wrong(
    _ place: WrapperPlace, _ source: String, _ root: String
  ) -> [(declaration: String, reason: String)] {
    var wrong: [(declaration: String, reason: String)] = []
    lazy var shown = Self.texts(source, root)
    for wrapper in candidates(place) where wrong.count < Self.mostWrong {
      let changed = place.replaced(by: wrapper, in: source)
      let error = machine.compilerError(of: changed)
      guard
        let reason = error.map({ "It does not compile: \($0)." })
          ?? Self.difference(of: Self.texts(changed, root), from: shown)
      else { continue }
      let words = [wrapper, place.declaration].filter { !$0.isEmpty }
      wrong.append((words.joined(separator: " "), reason))
    }
    return wrong
  }

  /// Those first of which a program may compile and do something else. Wrappers of objects do for
  /// objects only, and nobody would put them elsewhere.
  private func candidates(_ place: WrapperPlace) -> [String] {
    let all: [WrapperKind?] =
      place.objectHead == nil
      ? [.state, .binding, nil]
      : [.state, .observedObject, .stateObject, nil, .environmentObject, .binding, .bindable]
    return all.filter { $0 != place.kind }.map { $0.map { "@" + $0.rawValue } ?? "" }
  }

  /// What another program does not show where the right one does; nil if both show the same.
  private static func difference(
    of others: [[String]: [String]], from texts: [[String]: [String]]
  ) -> String? {
    for events in texts.keys.sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) }) {
      guard let right = texts[events], let other = others[events], right != other else { continue }
      let gone = right.filter { !other.contains($0) && !$0.contains("`") }
      guard let missing = gone.first, !missing.isEmpty else { continue }
      let done = events.map { MarkdownEscapes.code($0) }.joined(separator: ", then ")
      let when = events.isEmpty ? "At the first appearance" : "After \(done)"
      return "\(when) the screen would not read \(MarkdownEscapes.code(missing))."
    }
    return nil
  }

  /// What the screen reads after events, by the events: none, one, or two.
  private static func texts(_ source: String, _ root: String) -> [[String]: [String]] {
    guard let simulator = try? Simulator(files: [SourceFile(path: "listing", text: source)]),
      let screen = try? simulator.mount(root)
    else { return [:] }
    let events = screen.availableEvents.filter { $0.hasPrefix("tap ") || $0.hasPrefix("toggle ") }
      .prefix(mostEvents)
    var scenes: [[String]] = [[]] + events.map { [$0] }
    for first in events.prefix(2) { scenes += events.prefix(2).map { [first, $0] } }
    var texts: [[String]: [String]] = [:]
    for scene in scenes {
      guard let screen = try? simulator.mount(root) else { continue }
      let isDone = scene.allSatisfy { text in
        guard let event = try? Event(text) else { return false }
        return (try? screen.perform(event)) != nil
      }
      guard isDone, let tree = try? screen.laidOut().tree else { continue }
      texts[scene] = words(of: tree)
    }
    return texts
  }

  private static func words(of view: LaidOutView) -> [String] {
    [view.text].compactMap(\.self) + view.children.flatMap(words)
  }
}

extension WrapperPlace {
  /// Which wrapper of SwiftUI the property has.
  var kind: WrapperKind? { WrapperKind(rawValue: wrapper) }
}

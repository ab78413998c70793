import Foundation
import Testing

@testable import Simulation

/// The cases of `LayoutCases/Pages`: many small ones, named by their rules and written shortly.
@Suite("Rules of layout, case by case")
struct RulePageTests {
  /// A page has cases, each of which begins with `== ` and what it shows:
  ///
  ///     == Y40 halves
  ///     size: 300x100
  ///     HStack(spacing: 0) { [a]; Color.blue.frame(height: 20)#b }
  ///     ---
  ///     a: 0 0 150 100
  ///     b: 150 40 150 20
  ///
  /// `[a]` and `[20x30 a]` are colours, without and with a frame; `#b` is an identifier. Without a
  /// size the area is 300x200; `phone` is a phone. `b: nowhere` is not shown. Lines `do: ` are events. Above a line `===` stand
  /// declarations, of which properties and functions that begin a line belong to the view itself.
  struct Case: CustomTestStringConvertible, Sendable {
    var name = ""
    var size = "300x200"
    var events: [String] = []
    var lines: [String] = []
    var frames: [(identifier: String, frame: [Double])] = []

    var testDescription: String { name }

    /// Whether it declares nothing, so that it may stand in one program with others.
    var isShort: Bool { !lines.contains { $0 == "===" || $0.contains("struct R:") } }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "LayoutCases/Pages")

  private static let pages: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".cases") }.sorted()
  }()

  @Test("there are pages")
  func amount() throws {
    #expect(try Self.pages.flatMap(Self.cases).count >= 450)
  }

  @Test("everything is where the rule has it, within half a point", arguments: pages)
  func frames(page: String) throws {
    let cases = try Self.cases(page)
    let short = cases.filter(\.isShort)
    let together = try Simulator(
      files: [SourceFile(path: page, text: Self.program(of: short))])
    for (number, study) in short.enumerated() {
      check(study, try screen(of: study, in: together, root: "R\(number)"))
    }
    for study in cases where !study.isShort {
      let file = SourceFile(path: study.name, text: Self.program(study.lines))
      check(study, try screen(of: study, in: Simulator(files: [file]), root: "R"))
    }
  }

  private func check(_ study: Case, _ screen: LaidOutScreen) {
    var found: [String: [[Double]]] = [:]
    var open = [screen.tree].compactMap(\.self) + screen.layers.map(\.tree)
    while let view = open.popLast() {
      let frame = view.frame
      if let identifier = view.identifier {
        found[identifier, default: []].append([frame.x, frame.y, frame.width, frame.height])
      }
      open += view.children
    }
    for (identifier, wanted) in Dictionary(grouping: study.frames, by: \.identifier) {
      let places = wanted.map(\.frame).filter { !$0.isEmpty }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      let frames = (found[identifier] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
      let isRight =
        frames.count == places.count
        && zip(frames.joined(), places.joined()).allSatisfy { abs($0 - $1) <= 0.5 }
      #expect(isRight, "\(study.name): \(identifier) is at \(frames), not at \(places)")
    }
  }

  private func screen(
    of study: Case, in simulator: Simulator, root: String
  ) throws -> LaidOutScreen {
    let sizes = study.size.split(separator: "x").compactMap { Double($0) }
    let screen = try simulator.mount(
      root, on: PreviewArea(width: sizes.first, height: sizes.last))
    for event in study.events { try screen.perform(Event(event)) }
    return try screen.laidOut()
  }

  private static func cases(_ page: String) throws -> [Case] {
    let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    var cases: [Case] = []
    var isExpecting = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") {
        cases.append(Case(name: String(line.dropFirst(3))))
        isExpecting = false
      }
      guard let last = cases.indices.last, !line.hasPrefix("== ") else { continue }
      if line == "---" {
        isExpecting = true
      } else if isExpecting {
        let words = line.split { $0 == " " || $0 == ":" }
        cases[last].frames.append((String(words[0]), words.dropFirst().compactMap { Double($0) }))
      } else if line.hasPrefix("size: ") {
        cases[last].size = String(line.dropFirst(6))
      } else if line.hasPrefix("do: ") {
        cases[last].events.append(String(line.dropFirst(4)))
      } else {
        cases[last].lines.append(line)
      }
    }
    return cases
  }

  /// One program of several cases, each with a root of its own.
  private static func program(of cases: [Case]) -> String {
    let views = cases.enumerated().map { number, study in
      let body = study.lines.map(written).joined(separator: "\n")
      return "struct R\(number): View { var body: some View {\n\(body)\n} }"
    }
    return views.joined(separator: "\n")
  }

  /// The whole program of a case.
  private static func program(_ lines: [String]) -> String {
    let lines = lines.map(written)
    guard let border = lines.firstIndex(of: "===") else {
      let body = lines.joined(separator: "\n")
      return body.contains(#/struct R\b/#)
        ? body : "struct R: View { var body: some View {\n\(body)\n} }"
    }
    var outside: [String] = []
    var inside: [String] = []
    var depth = 0
    var isMember = false
    for line in lines[..<border] {
      if depth == 0 { isMember = line.contains(#/^(@State|@ViewBuilder|let|var|func)\b/#) }
      if isMember { inside.append(line) } else { outside.append(line) }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return """
      \(outside.joined(separator: "\n"))
      struct R: View {
        \(inside.joined(separator: "\n"))
        var body: some View {
          \(lines[(border + 1)...].joined(separator: "\n"))
        }
      }
      """
  }

  /// Short forms written out.
  private static func written(_ line: String) -> String {
    let colours = line.replacing(
      #/(?<before>^|[\s{;(,])\[(?:(?<width>[\d.]+)x(?<height>[\d.]+))? ?(?<name>[a-z]\w*)?\]/#
    ) { match in
      var view = "Color.red"
      if let width = match.width, let height = match.height {
        view += ".frame(width: \(width), height: \(height))"
      }
      if let name = match.name { view += "#\(name)" }
      return match.before + view
    }
    return colours.replacing(#/#(?<name>[a-z]\w*)/#) {
      ".accessibilityIdentifier(\"\($0.name)\")"
    }
  }
}

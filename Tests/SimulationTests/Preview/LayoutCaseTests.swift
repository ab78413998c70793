import Foundation
import Testing

@testable import Simulation

@Suite("Where everything is")
struct LayoutCaseTests {
  /// A small program, and where its marked views are to be. Lines on top of it say the root, the
  /// size of the area and what happens first.
  private struct Case {
    let name: String
    let source: String

    func values(_ key: String) -> [String] {
      source.split(separator: "\n").compactMap { line in
        line.hasPrefix("// \(key): ") ? String(line.dropFirst(key.count + 5)) : nil
      }
    }
  }

  private struct Expectation: Decodable {
    let view: String
    let frame: [Double]
    let why: String
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("LayoutCases")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test("there are cases")
  func cases() { #expect(Self.names.count >= 80) }

  @Test("every marked view is where it should be, within half a point", arguments: names)
  func frames(of name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".swift")
    let study = Case(name: name, source: try String(contentsOf: file, encoding: .utf8))
    let expected = try JSONDecoder().decode(
      [Expectation].self,
      from: Data(contentsOf: Self.folder.appendingPathComponent(name + ".expect")))
    let screen = try screen(of: study)
    let found = frames(in: try screen.laidOut())
    for (view, wanted) in Dictionary(grouping: expected, by: \.view) {
      let frames = (found[view] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
      let rules = wanted.map(\.why).joined(separator: "; ")
      let places = wanted.map(\.frame).sorted { $0.lexicographicallyPrecedes($1) }
      #expect(frames.count == places.count, "\(view): \(rules)")
      for (frame, place) in zip(frames, places) {
        let isClose = zip(frame, place).allSatisfy { abs($0 - $1) <= 0.5 }
        #expect(isClose, "\(view) is at \(frame), not at \(place): \(rules)")
      }
    }
  }

  @Test("A view of the program inside a lazy container has a place, and its rows stand in it")
  func programViewAmongRows() throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("lazy-rows-of-a-view.swift"),
      encoding: .utf8)
    let screen = try screen(of: Case(name: "rows", source: source)).laidOut()
    let stack = try #require(screen.tree?.children.first)
    #expect(stack.children.map(\.view) == ["Rows", ".frame"])
    #expect(stack.children[0].frame == LaidOutFrame(x: 0, y: 45, width: 200, height: 100))
    #expect(stack.children[0].children.map(\.view) == ["Pair", "Pair"])
  }

  private func screen(of study: Case) throws -> Screen {
    let sizes = study.values("size").first?.split(separator: "x").compactMap { Double($0) } ?? []
    let simulator = try Simulator(files: [SourceFile(path: study.name, text: study.source)])
    let screen = try simulator.mount(
      study.values("root").first, on: PreviewArea(width: sizes.first, height: sizes.last))
    for event in study.values("do") { try screen.perform(Event(event)) }
    return screen
  }

  /// By identifier.
  private func frames(in screen: LaidOutScreen) -> [String: [[Double]]] {
    var all: [String: [[Double]]] = [:]
    var open = [screen.tree].compactMap(\.self) + screen.layers.map(\.tree)
    while let view = open.popLast() {
      if let identifier = view.identifier {
        let frame = view.frame
        all[identifier, default: []].append([frame.x, frame.y, frame.width, frame.height])
      }
      open += view.children
    }
    return all
  }
}

import Drawing
import Foundation
import Layout
import Testing

@testable import Simulation

/// What is laid out stays until it changes, and comes out as if it were made anew.
struct KeptLayoutTests {
  private func screen(_ source: String) throws -> Simulation.Screen {
    try Simulator(files: [SourceFile(path: "View.swift", text: "import SwiftUI\n" + source)])
      .mount("Root")
  }

  /// How many sizes are reckoned now.
  private func measured(_ screen: Simulation.Screen) throws -> Int {
    try screen.tree.layOutScreen(screen.tree.screen).measured
  }

  private func leaves(_ count: Int) -> String {
    """
    struct Leaf: View {
      let number: Int
      @State private var marks = 0
      var body: some View {
        HStack {
          Text("Leaf \\(number)")
          Button("Mark") { marks += 1 }
          Text(String(repeating: "x", count: marks)).padding(4)
        }
        .frame(height: 30)
        .layoutPriority(1)
      }
    }
    struct Root: View {
      var body: some View {
        ScrollView { VStack { ForEach(0..<\(count), id: \\.self) { Leaf(number: $0) } } }
      }
    }
    """
  }

  @Test("After an event on one leaf what is measured does not grow with the tree")
  func oneLeaf() throws {
    func cost(_ count: Int) throws -> Int {
      let screen = try screen(leaves(count))
      #expect(try measured(screen) > count)
      #expect(try measured(screen) == 0)
      try screen.perform(Event("tap \"Mark\" in Leaf[7]"))
      return try measured(screen)
    }
    let few = try cost(20)
    #expect(few > 0)
    #expect(try cost(200) == few)
  }

  private static let changing = """
    struct Item: View {
      let name: String
      @State private var isLarge = false
      var body: some View {
        if isLarge { Text(name).frame(width: 120, height: 50) } else { Text(name) }
        Button("Size") { isLarge.toggle() }
      }
    }
    struct Root: View {
      @State private var names = ["a", "b", "c", "d"]
      @State private var isPadded = false
      @State private var isReversed = false
      @State private var isShown = false
      var body: some View {
        VStack(spacing: isPadded ? 3 : 9) {
          Button("Pad") { isPadded.toggle() }
          Button("Turn") { isReversed.toggle() }
          Button("Less") { names.removeFirst() }
          Button("More") { names.insert("n\\(names.count)", at: 0) }
          Button("Sheet") { isShown.toggle() }
          List { ForEach(names, id: \\.self) { Item(name: $0) }.padding(isPadded ? 5 : 0) }
          HStack { ForEach(names, id: \\.self) { Item(name: $0) } }
            .alignmentGuide(HorizontalAlignment.center) { $0.width / 4 }
            .overlay(alignment: .top) { if isPadded { Color.red.frame(width: 7, height: 7) } }
          GeometryReader { area in Text("\\(area.size.width)"); if isPadded { Text("in") } }
          ViewThatFits { Color.blue.frame(width: isPadded ? 900 : 90, height: 9); Text("small") }
        }
        .environment(\\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
        .sheet(isPresented: $isShown) { Text(isPadded ? "sheet, padded" : "sheet") }
      }
    }
    """

  @Test("A row that stays is not measured again because others change")
  func otherRows() throws {
    func cost(_ count: Int) throws -> Int {
      let screen = try screen(
        """
        struct Root: View {
          @State private var marks = 0
          var body: some View {
            VStack(spacing: 0) {
              ForEach(0..<\(count)) { row in
                HStack(spacing: 2) {
                  Text(row == 3 ? "marks \\(marks)" : "row").padding(2)
                  if row > 1 { Color.red.frame(width: 20, height: 10) }
                  Circle().frame(width: 10)
                }
                .frame(height: 20)
              }
              Button("Mark") { marks += 1 }
            }
          }
        }
        """)
      #expect(try measured(screen) > count)
      try screen.perform(Event("tap \"Mark\""))
      return try measured(screen)
    }
    let few = try cost(10)
    #expect(few > 0)
    #expect(try cost(100) == few)
  }

  @Test("Whatever happens, everything stands where a layout that is made anew has it")
  func asMadeAnew() throws {
    let screen = try screen(Self.changing)
    let events = [
      "tap \"Pad\"", "tap \"Size\"[1]", "tap \"More\"", "tap \"Turn\"", "tap \"Less\"",
      "tap \"Size\"[4]", "tap \"Sheet\"", "dismiss", "tap \"Pad\"", "tap \"More\"",
      "tap \"Turn\"", "tap \"Less\"", "tap \"Less\"", "tap \"Size\"[1]",
    ]
    for event in events {
      try screen.perform(Event(event))
      try expectAsAnew(screen, "after \(event)")
    }
  }

  private func expectAsAnew(_ screen: Simulation.Screen, _ comment: Comment) throws {
    let kept = (try screen.laidOut(), try screen.drawn())
    screen.tree.root?.layoutHasChangedBelow()
    screen.tree.root?.walk { $0.layoutMemory = nil }
    let anew = (try screen.laidOut(), try screen.drawn())
    #expect(kept.0.tree == anew.0.tree, comment)
    #expect(kept.0.layers == anew.0.layers, comment)
    #expect(kept.1 == anew.1, comment)
  }

  /// Every sixteenth; with `TUTOR_KEPT=all` all of them. A layout that is made anew stands at its
  /// beginning, so none that scrolls.
  private static let scenarios = ScenarioTests.scenarios.enumerated().filter { index, scenario in
    let isAsked = ProcessInfo.processInfo.environment["TUTOR_KEPT"] == "all" || index % 16 == 3
    return isAsked && !scenario.source.text.contains("scroll")
      && !scenario.events.contains { $0.event.hasPrefix("scroll") }
  }.map(\.element)

  @Test("So does everything in the scenarios of the rules", arguments: scenarios)
  func asMadeAnew(_ scenario: Scenario) throws {
    let screen = try Simulator(files: [scenario.source]).mount(scenario.root)
    for block in scenario.events {
      if block.event != "initial" { try screen.perform(Event(block.event)) }
      // What the program does wrong in its layout ends a layout that is made anew as well.
      guard (try? screen.laidOut()) != nil else { continue }
      try expectAsAnew(screen, "\(scenario.name), after \(block.event)")
    }
  }
}

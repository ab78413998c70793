import Testing

@testable import Simulation

/// A chart is one thing on the screen, whatever is drawn in it.
struct ChartTests {
  @Test("the marks of a chart stand in it, and not beside each other")
  func marks() throws {
    let source = """
      import Charts
      import SwiftUI
      struct Sale: Identifiable { let id: Int; var amount: Double }
      struct Root: View {
        @State private var sales = [Sale(id: 0, amount: 3), Sale(id: 1, amount: 5)]
        var body: some View {
          VStack(spacing: 0) {
            Chart(sales) { sale in
              BarMark(x: .value("Day", sale.id), y: .value("Amount", sale.amount))
                .foregroundStyle(.blue)
            }
            .frame(height: 100)
            Chart {
              ForEach(sales) { LineMark(x: .value("Day", $0.id), y: .value("Amount", $0.amount)) }
              RuleMark(y: .value("Mean", 4))
            }
            .frame(height: 50)
            Button("Add") { sales.append(Sale(id: sales.count, amount: 2)) }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    let charts = try charts(on: screen)
    #expect(charts.map(\.frame.height) == [100, 50])
    #expect(charts.map(\.frame.width) == [393, 393])
    try screen.perform(Event("tap \"Add\""))
    #expect(try self.charts(on: screen).map(\.frame.height) == [100, 50])
    #expect(screen.trace.events.last?.changes.map(\.new).contains("BarMark") == true)
  }

  private func charts(on screen: Screen) throws -> [LaidOutView] {
    var found: [LaidOutView] = []
    func visit(_ view: LaidOutView) {
      #expect(!view.view.hasSuffix("Mark"))
      if view.view == "Chart" { found.append(view) }
      view.children.forEach(visit)
    }
    visit(try #require(try screen.laidOut().tree))
    return found
  }
}

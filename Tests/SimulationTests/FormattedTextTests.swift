import Simulation
import Testing

/// Texts by a formatter, wherever that was made.
@Suite struct FormattedTextTests {
  @Test("a formatter that a constant keeps writes the text, as one that is made in the body does")
  func kept() throws {
    let source = """
      import SwiftUI
      struct Root: View {
        static let year: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy"
          return formatter
        }()
        let percent: NumberFormatter = {
          let formatter = NumberFormatter()
          formatter.numberStyle = .percent
          return formatter
        }()
        let date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var share = 0.5
        var body: some View {
          Text(date, formatter: Self.year)
          Text("\\(date, formatter: Root.year) A.D.")
          Text("\\(share, formatter: percent)")
          Text(NSNumber(value: share), formatter: percent)
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(
      screen.elements.filter(\.isText).map(\.label) == ["2001", "2001 A.D.", "50%", "50%"])
  }
}

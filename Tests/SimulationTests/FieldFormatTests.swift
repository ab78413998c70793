import Simulation
import Testing

/// Fields for values that are no texts.
@Suite struct FieldFormatTests {
  private func mount(_ value: String, _ format: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Bill: View {
        @State private var amount = \(value)
        @State private var name = ""
        var body: some View {
          VStack {
            TextField("Amount", value: $amount, \(format))
            TextField("Name", text: $name)
            Button("Clear") { amount = \(value) }
            Text("It is \\(String(describing: amount))")
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Bill.swift", text: source)]).mount("Bill")
  }

  private func shown(_ screen: Screen) -> [String] {
    screen.elements.compactMap { $0.label == "Amount" ? $0.value : nil }
      + screen.elements.filter { $0.label.hasPrefix("It is ") }.map(\.label)
  }

  @Test(
    "a field shows its value as its format writes it, and reads what is typed",
    arguments: [
      ("0.0", #"format: .currency(code: "USD")"#, #""$0.00""#, "$3.5", #""$3.5""#, "It is 3.5"),
      (
        "0.0", #"format: .currency(code: Locale.current.currency?.identifier ?? "EUR")"#,
        #""$0.00""#, "1,234", #""1,234""#, "It is 1234.0"
      ),
      ("0.5", "format: .percent", #""50%""#, "25%", #""25%""#, "It is 0.25"),
      ("7", "format: .number", #""7""#, "12", #""12""#, "It is 12"),
      // What cannot be read leaves the value as it is.
      ("7", "format: .number", #""7""#, "1x", #""1x""#, "It is 7"),
      ("7", "format: .number", #""7""#, "", #""""#, "It is 7"),
      ("Int?.none", "format: .number", #""""#, "4", #""4""#, "It is Optional(4)"),
      ("Int64(4)", "format: .number", #""4""#, "6", #""6""#, "It is 6"),
      ("UInt8(4)", "format: .number", #""4""#, "600", #""600""#, "It is 4"),
      (
        "Decimal(4)", #"format: .currency(code: "USD")"#, #""$4.00""#, "6.5", #""6.5""#, "It is 6.5"
      ),
      (
        #"URL(string: "https://x.y")!"#, "format: .url", #""https://x.y""#, "https://a.b",
        #""https://a.b""#, "It is https://a.b"
      ),
      (
        "Date(timeIntervalSince1970: 0)", "format: .iso8601", #""1970-01-01T00:00:00Z""#,
        "2020-01-05T00:00:00Z", #""2020-01-05T00:00:00Z""#, "It is 2020-01-05 00:00:00 +0000"
      ),
      ("0.0", "formatter: NumberFormatter()", #""0""#, "2.5", #""2.5""#, "It is 2.5"),
    ])
  func typed(
    value: String, format: String, before: String, text: String, while typing: String, after: String
  ) throws {
    let screen = try mount(value, format)
    #expect(shown(screen).first == before)
    _ = try screen.perform(Event("type \"\(text)\" into \"Amount\""))
    #expect(shown(screen) == [typing, after])
  }

  @Test("The text that was typed is the format's again when another field has the focus")
  func leaving() throws {
    let screen = try mount("0.0", #"format: .currency(code: "USD")"#)
    _ = try screen.perform(Event(#"type "2.5" into "Amount""#))
    #expect(shown(screen).first == #""2.5""#)
    _ = try screen.perform(Event(#"type "Ada" into "Name""#))
    #expect(shown(screen).first == #""$2.50""#)
  }

  @Test("A value that the program writes is shown at once")
  func cleared() throws {
    let screen = try mount("0.0", #"format: .currency(code: "USD")"#)
    _ = try screen.perform(Event(#"type "2.5" into "Amount""#))
    _ = try screen.perform(Event(#"tap "Clear""#))
    #expect(shown(screen).first == #""$0.00""#)
  }

  @Test("An optional value is nothing when all is deleted")
  func deleted() throws {
    let screen = try mount("Int?.some(3)", "format: .number")
    _ = try screen.perform(Event(#"type "" into "Amount""#))
    #expect(shown(screen) == [#""""#, "It is nil"])
  }
}

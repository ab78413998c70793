import Simulation
import Testing

/// Raw values of enums, where a body asks for them and not a function of the engine: an extension of
/// a class that nobody declares is one.
@Suite struct RawValueTests {
  private func texts(_ raws: String, _ expression: String) throws -> ([String], [String]) {
    let source = """
      import SwiftUI
      import CoreData

      enum Flavor: \(raws)
      extension Order { var label: String { \(expression) } }
      struct Root: View {
        @ObservedObject var order: Order
        var body: some View { Text(verbatim: order.label) }
      }
      struct Root_Previews: PreviewProvider {
        static var previews: some View {
          let order = Order(context: Store.shared.context)
          order.kind = Int16(1)
          order.share = 2.5
          return Root(order: order)
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(screen.crash == nil)
    return (
      screen.elements.filter(\.isText).map(\.label),
      screen.trace.events.flatMap(\.diagnostics).map(\.message)
    )
  }

  @Test(
    "numbers of every width, and those that are counted on",
    arguments: [
      ("Int16 { case milk, tea, rice }", "\"\\(Flavor(rawValue: kind)!)\"", "tea"),
      ("Int16 { case milk = -1, tea, rice }", "\"\\(Flavor(rawValue: kind)!)\"", "rice"),
      ("UInt8 { case milk, tea }", "\"\\(Flavor(rawValue: UInt8(kind))!)\"", "tea"),
      ("Int64 { case milk, tea }", "\"\\(Flavor(rawValue: Int64(kind))!.rawValue + 1)\"", "2"),
      ("Double { case milk = 1, tea = 2.5 }", "\"\\(Flavor(rawValue: share)!)\"", "tea"),
      ("String { case milk, tea }", "\"\\(Flavor(rawValue: \"tea\")!.rawValue)\"", "tea"),
    ])
  func raws(_ raws: String, _ expression: String, _ shown: String) throws {
    #expect(try texts(raws, expression).0 == [shown])
  }

  @Test("of what nobody knows it is unknown which case it is, and nothing ends")
  func unknown() throws {
    let (_, messages) = try texts(
      "Int16 { case milk, tea }", "Flavor(rawValue: size)! == .milk ? \"a\" : \"b\"")
    #expect(messages.contains { $0.contains("Flavor(rawValue: ") && $0.contains("unknown value") })
  }
}

import Simulation
import Testing

/// Styles of the program, for the controls that hand them something of their own.
@Suite struct OwnStyleTests {
  private func screen(_ body: String, _ style: String) throws -> Screen {
    let source = """
      import SwiftUI
      \(style)
      struct Main: View {
        @State private var isOpen = false
        @State private var text = ""
        @State private var day = Date(timeIntervalSince1970: 0)
        var body: some View { \(body) }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)]).mount("Main")
  }

  private func labels(_ screen: Screen) -> [String] { screen.elements.map(\.label) }

  @Test("the style of a disclosure group turns whether it is open, and says where its content goes")
  func disclosure() throws {
    let style = """
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button("Turn") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      """
    for binding in ["", ", isExpanded: $isOpen"] {
      let screen = try screen(
        "DisclosureGroup(\"More\"\(binding)) { Text(\"inside\") }.disclosureGroupStyle(Fold())",
        style)
      #expect(!labels(screen).contains("inside"))
      try screen.perform(Event("tap \"Turn\""))
      #expect(labels(screen).contains("inside"))
      try screen.perform(Event("tap \"Turn\""))
      #expect(!labels(screen).contains("inside"))
      #expect(!screen.availableEvents.contains("tap \"More\""))
    }
  }

  @Test("the style of a text field is handed the field, which is one and takes what is typed")
  func textField() throws {
    let screen = try screen(
      "TextField(\"Name\", text: $text).textFieldStyle(Framed())",
      """
      struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          HStack {
            Text("framed")
            configuration
          }
        }
      }
      """)
    #expect(labels(screen).filter { $0 == "Name" }.count == 1)
    #expect(labels(screen).contains("framed"))
    let event = try screen.perform(Event("type \"Ada\" into \"Name\""))
    #expect(event.writes.map(\.new) == ["Ada"])
    #expect(event.changes.count == 1)
  }

  @Test(
    "so are control groups, date pickers, forms and menus",
    arguments: [
      ("ControlGroup { Button(\"one\") {} }.controlGroupStyle(Own())", "ControlGroup", "content"),
      ("Form { Text(\"one\") }.formStyle(Own())", "Form", "content"),
      ("DatePicker(\"one\", selection: $day).datePickerStyle(Own())", "DatePicker", "label"),
      ("Menu(\"one\") { Button(\"two\") {} }.menuStyle(Own())", "Menu", "label"),
    ])
  func others(_ body: String, _ control: String, _ part: String) throws {
    let screen = try screen(
      body,
      """
      struct Own: \(control)Style {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Text("own")
            configuration.\(part)
          }
        }
      }
      """)
    #expect(labels(screen).prefix(2) == ["own", "one"] || labels(screen).contains("own"))
    #expect(labels(screen).contains("one"))
  }
}

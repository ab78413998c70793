import SwiftUI

struct Desk: View {
  @State private var count = 0
  @State private var amount = 2.0
  @State private var text = ""
  @State private var number = 1
  @State private var isOpen = true
  @State private var query = ""
  @State private var tint = Color.red
  @State private var page = 0

  var body: some View {
    VStack {
      Stepper("Steps", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Slider(value: $amount, in: 0...10) {
        Text("Amount")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } onEditingChanged: {
        print($0 ? "grab" : "let go")
      }
      TextField("Title", text: $text, onEditingChanged: { print($0 ? "begin" : "end") }) {
        print("commit \(text)")
      }
      TextField("Number", value: $number, format: .number)
      SecureField("Secret", text: $text)
      TextEditor(text: $text)
      ColorPicker("Tint", selection: $tint)
      Section("Fold", isExpanded: $isOpen) { Leaf(name: "inside") }
      TabView(selection: $page) {
        Leaf(name: "page 0").tag(0)
        Leaf(name: "page 1").tag(1)
      }
      .tabViewStyle(.page)
      GroupBox("Box") { ControlGroup { Button("Boxed") { print("boxed") } } }
      LabeledContent("Number", value: "5")
      Menu("More") {
        Button("Copy") { print("copied") }
      } primaryAction: {
        print("more")
      }
      Link("Site", destination: Place.site)
    }
    .environment(
      \.openURL,
      OpenURLAction { _ in
        print("opened")
        return .handled
      }
    )
    .searchable(text: $query, prompt: "Find")
    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { print("added") } } }
  }
}

enum Place { static let site = "https://example.com" }

struct Leaf: View {
  let name: String

  var body: some View { Text(name) }
}

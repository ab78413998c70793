import SwiftUI

struct Lamp: View {
  let isLit: Bool
  var body: some View { Text(isLit ? "lit" : "dark") }
}

struct LampStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isLit = configuration.isOn
    HStack {
      Lamp(isLit: isLit)
      configuration.label
    }
  }
}

protocol Labelled {
  associatedtype Caption: View
  @ViewBuilder func caption(of number: Int) -> Caption
}

struct Steps: View, Labelled {
  func caption(of number: Int) -> some View {
    let text = "step \(number)"
    if number > 1 { Text("late") }
    Text(text)
  }
  var body: some View { caption(of: 2) }
}

struct Desk: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("Desk", isOn: $isOn).toggleStyle(LampStyle())
      Steps()
    }
  }
}

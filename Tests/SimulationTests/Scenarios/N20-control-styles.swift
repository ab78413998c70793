import SwiftUI

struct Pill: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? "ready" : "wait")
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
}

extension ButtonStyle where Self == Pill {
  static var pill: Self { .init() }
}

struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text(configuration.isOn ? "[x]" : "[ ]")
      configuration.label
    }
  }
}

struct Order: View {
  @State private var isReady = false
  @State private var sent = 0

  var body: some View {
    VStack {
      Text("\(sent) sent")
      Toggle("Agreed", isOn: $isReady).toggleStyle(Checkbox())
      Button("Send") { sent += 1 }
        .buttonStyle(.pill)
        .disabled(!isReady)
    }
  }
}

import SwiftUI

struct Asking: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Question(configuration: configuration)
  }

  struct Question: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isAsked = false

    var body: some View {
      if isAsked {
        Button("Sure") { configuration.trigger() }
      } else {
        configuration.label.onTapGesture { isAsked = true }
      }
    }
  }
}

struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onLongPressGesture { configuration.trigger() }
  }
}

struct Counting: ToggleStyle {
  @Binding var turns: Int

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
      turns += 1
    } label: {
      configuration.label
    }
  }
}

struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Image(systemName: "lightbulb").onTapGesture { configuration.isOn = true }
    }
  }
}

struct Till: View {
  @State private var paid = 0
  @State private var isOn = false
  @State private var isLit = false
  @State private var turns = 0

  var body: some View {
    VStack {
      Text("\(paid) \(turns)")
      Button("Pay") { paid += 1 }.buttonStyle(Asking())
      Button("Tip") { paid += 10 }.buttonStyle(Twice())
      Toggle("Bell", isOn: $isOn).toggleStyle(Counting(turns: $turns))
      Toggle("Light", isOn: $isLit).toggleStyle(Lamp())
    }
  }
}

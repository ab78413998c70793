import SwiftUI

extension EnvironmentValues {
  @Entry var speed: Int = 0
}

struct SpeedLabel: View {
  let place: String
  @Environment(\.speed) private var speed
  var body: some View { Text("\(place) \(speed)") }
}

struct Ship2: View {
  @State private var speed = 5

  var body: some View {
    VStack {
      SpeedLabel(place: "deck")
      SpeedLabel(place: "bar").environment(\.speed, 0)
      Button("Faster") { speed += 1 }
    }
    .environment(\.speed, speed)
  }
}

import SwiftUI

final class Model: ObservableObject {
  @Published var volume = 5 {
    didSet { if volume > 9 { volume = 9 } }
  }
}

struct Mixer: View {
  @State private var count = 0 {
    willSet { print("will \(newValue)") }
    didSet { history = "\(oldValue) -> \(count)" }
  }
  @State private var history = "none"
  @AppStorage("name") private var name = "Ada" {
    didSet { history = "renamed from \(oldValue)" }
  }
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Button("Direct") { count += 1 }
      Button("Rename") { name = "Grace" }
      Button("Loud") { model.volume = 12 }
      Stepper("Bound", value: $count)
      Text("\(count) \(name) \(model.volume)")
      Text(history)
    }
  }
}

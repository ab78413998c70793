import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct Bad: View {
  @ObservedObject var model: Model
  var body: some View {
    let _ = touch()
    Text("fixed")
  }
  private func touch() { model.n = 5 }
}

struct Frame1: View {
  @StateObject private var model = Model()
  @State private var show = false
  var body: some View {
    VStack {
      if show { Bad(model: model) }
      Button("Show") { show = true }
    }
  }
}

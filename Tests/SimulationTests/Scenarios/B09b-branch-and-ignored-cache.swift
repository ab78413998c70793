import SwiftUI

@Observable final class Model {
  var visible = false
  var secret = 0
  @ObservationIgnored var cache = 0
  var logged = 0
}

struct Peek: View {
  let model: Model
  var body: some View {
    if model.visible {
      Text("\(model.secret) \(model.cache)")
    } else {
      Button("Log") { print(model.logged) }
    }
  }
}

struct Root: View {
  @State private var model = Model()
  var body: some View {
    VStack {
      Peek(model: model)
      Button("Flip") { model.visible.toggle() }
      Button("Secret") { model.secret += 1 }
      Button("Cache") { model.cache += 1 }
      Button("Logged") { model.logged += 1 }
    }
  }
}

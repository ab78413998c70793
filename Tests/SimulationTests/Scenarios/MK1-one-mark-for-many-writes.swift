import SwiftUI

final class Model: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  func both() {
    a += 1
    b += 1
    print("a \(a) b \(b)")
  }
}

struct Show: View {
  @ObservedObject var model: Model
  var body: some View {
    let _ = print("show \(model.a) \(model.b)")
    Text("\(model.a) \(model.b)")
  }
}

struct Root: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Show(model: model)
      Button("both") { model.both() }
    }
  }
}

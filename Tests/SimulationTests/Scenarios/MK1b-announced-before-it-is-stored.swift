import SwiftUI
import Combine

final class Model: ObservableObject {
  var n = 0 {
    willSet {
      print("will \(newValue)")
      objectWillChange.send()
    }
    didSet { print("did \(n)") }
  }
}

struct Row: View {
  @ObservedObject var model: Model
  let id: Int
  var body: some View {
    let _ = print("row \(id) \(model.n)")
    Text("row \(id) \(model.n)")
  }
}

struct Root: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { Row(model: model, id: $0) }
      Button("go") {
        model.n += 1
        print("after")
      }
    }
  }
}

import SwiftUI
import Combine
final class Model: ObservableObject {
  @Published var a = 1 { didSet { print("didSet \(a)") } }
  private var bag: Set<AnyCancellable> = []
  init() {
    objectWillChange.sink { [unowned self] in print("will \(self.a)") }.store(in: &bag)
  }
}
struct Root: View {
  @StateObject private var model = Model()
  var body: some View {
    let _ = print("body \(model.a)")
    Button("Go") {
      model.a = 2; model.a = 3
    }
  }
}

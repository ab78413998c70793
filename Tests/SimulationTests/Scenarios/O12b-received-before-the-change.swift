import SwiftUI

final class Meter: ObservableObject {
  @Published var value = 1
}

struct Display: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text("Now \(meter.value)")
      .onReceive(meter.$value) { new in print("\(new) after \(meter.value)") }
  }
}

struct Lab: View {
  @State private var meter = Meter()

  var body: some View {
    VStack {
      Display(meter: meter)
      Button("More") { meter.value += 1 }
    }
  }
}

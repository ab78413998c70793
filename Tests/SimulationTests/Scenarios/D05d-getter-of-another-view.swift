import SwiftUI

struct Dial: View {
  @Binding var value: Int
  var body: some View { Text("dial \(value)") }
}

struct Panel: View {
  @State private var volume = 3
  var body: some View {
    VStack {
      Dial(value: Binding(get: { volume }, set: { volume = $0 }))
      Button("Louder") { volume += 1 }
    }
  }
}

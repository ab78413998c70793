import SwiftUI

struct Lamp: View {
  @State private var shade = 0

  var body: some View {
    VStack {
      Text("shade \(shade)")
      Button("Dim") {
        shade = 1
        DispatchQueue.main.async {
          shade = 2
          DispatchQueue.main.async { shade = 3 }
        }
      }
    }
    .onChange(of: shade) { old, new in print("\(old) to \(new)") }
  }
}

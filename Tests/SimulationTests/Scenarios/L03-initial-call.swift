import SwiftUI

struct Radar: View {
  @State private var angle = 0

  var body: some View {
    VStack {
      Button("Turn") { angle += 10 }
      Button("Zero") { angle = 0 }
    }
    .onChange(of: angle, initial: true) { old, new in
      print("initial \(old) \(new)")
    }
    .onChange(of: angle) {
      print("later")
    }
  }
}

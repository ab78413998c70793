import SwiftUI

struct Lamp: View {
  @State private var level = 0

  var body: some View {
    VStack {
      let _ = print("body sees \(level)")
      Text("Level \(level)")
      Button("Brighter") {
        level = 1
        level = 2
        withAnimation {
          level = 3
          level = 4
        }
      }
    }
    .onChange(of: level) { old, new in
      print("change \(old) -> \(new)")
    }
  }
}

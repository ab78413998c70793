import SwiftUI

@Observable
final class Volume {
  var level = 3 {
    didSet { print("didSet \(oldValue) -> \(level)") }
  }
}

struct Speaker: View {
  @State private var volume = Volume()

  var body: some View {
    VStack {
      Text("\(volume.level)")
      Button("Same") { volume.level = 3 }
      Button("Other") { volume.level = 4 }
    }
  }
}

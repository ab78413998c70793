import SwiftUI

@Observable
final class Bell {
  var rings = 0
  var volume = 1
}

struct Buzzer: View {
  let bell = Bell()

  var body: some View {
    VStack {
      Button("Ring") { bell.rings += bell.volume }
      Button("Louder") { bell.volume += 1 }
    }
  }
}

import SwiftUI

struct Fixed: RandomNumberGenerator {
  mutating func next() -> UInt64 { 0 }
}

struct Orders: View {
  @State private var gap = 0

  var body: some View {
    Button("Make \(gap)") {
      var generator = Fixed()
      let start = Date.now
      var time = start.addingTimeInterval(-.random(in: 60..<180, using: &generator))
      time -= .random(in: 60..<180, using: &generator)
      let last = time - .random(in: 60..<180, using: &generator)
      gap = Int(start.timeIntervalSince(last))
    }
  }
}

import Observation
import SwiftUI

@MainActor @Observable final class Player {
  var track = 0
  @ObservationIgnored private var continuation: AsyncStream<Int>.Continuation?

  func tracks() -> AsyncStream<Int> {
    AsyncStream { continuation in
      print("begins")
      self.continuation = continuation
      continuation.onTermination = { _ in
        print("ends")
        MainActor.assumeIsolated { self.continuation = nil }
      }
    }
  }

  func next() {
    track += 1
    continuation?.yield(track)
  }
}

struct Listening: View {
  @State private var player = Player()
  @State private var run = 0
  @State private var heard = "nothing"

  var body: some View {
    VStack {
      Text(heard)
      Button("Next") { player.next() }
      Button("Again") { run += 1 }
    }
    .task(id: run) {
      for await track in player.tracks() { heard = "track \(track)" }
      print("over")
    }
  }
}

import SwiftUI

final class Recorder2: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  var level = 0 {
    willSet { objectWillChange.send() }
  }
  var gain = 1

  func boost() {
    gain += 1
    objectWillChange.send()
  }
}

struct LevelView: View {
  @ObservedObject var recorder: Recorder2
  var body: some View { Text("level \(recorder.level)") }
}

struct Studio2: View {
  @StateObject private var recorder = Recorder2()

  var body: some View {
    VStack {
      LevelView(recorder: recorder)
      Button("Level") { recorder.level += 1 }
      Button("Gain") { recorder.gain += 1 }
      Button("Boost") { recorder.boost() }
      Button("Nudge") { recorder.objectWillChange.send() }
    }
  }
}

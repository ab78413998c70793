import SwiftUI

@Observable
final class PlaybackModel {
  var isPlaying = false
  var seconds = 0
  var queue: [String] = ["A", "B", "C"]
  var current: String { queue.first ?? "nothing" }

  func next() {
    queue.removeFirst()
    seconds = 0
  }
}

struct NowPlaying: View {
  let model: PlaybackModel
  var body: some View { Text("now \(model.current)") }
}

struct Elapsed: View {
  let model: PlaybackModel
  var body: some View {
    if model.isPlaying {
      Text("\(model.seconds) s")
    } else {
      Text("paused")
    }
  }
}

struct PlayButton: View {
  @Bindable var model: PlaybackModel
  var body: some View {
    Button(model.isPlaying ? "Pause" : "Play") { model.isPlaying.toggle() }
  }
}

struct QueueView: View {
  let titles: [String]
  var body: some View { Text(titles.joined(separator: ",")) }
}

struct PlayerScreen: View {
  @State private var model = PlaybackModel()

  var body: some View {
    VStack {
      NowPlaying(model: model)
      Elapsed(model: model)
      PlayButton(model: model)
      QueueView(titles: model.queue)
      Button("Tick") { model.seconds += 1 }
      Button("Next") { model.next() }
      Button("Append") { model.queue.append("D") }
      Button("Same queue") { model.queue = model.queue }
    }
  }
}

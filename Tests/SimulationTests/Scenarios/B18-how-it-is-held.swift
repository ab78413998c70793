import SwiftUI

@Observable
final class Poll {
  var votes = 0
  var title = "?"
}

struct ByLet: View {
  let poll: Poll
  var body: some View { Text("let \(poll.votes)") }
}

struct ByBindable: View {
  @Bindable var poll: Poll
  var body: some View { Text("bindable \(poll.votes)") }
}

struct ByState: View {
  @State private var poll: Poll
  init(poll: Poll) { _poll = State(initialValue: poll) }
  var body: some View { Text("state \(poll.votes)") }
}

struct ByVar: View {
  var poll: Poll
  var body: some View { Text("var \(poll.title)") }
}

struct Booth: View {
  @State private var poll = Poll()

  var body: some View {
    VStack {
      ByLet(poll: poll)
      ByBindable(poll: poll)
      ByState(poll: poll)
      ByVar(poll: poll)
      Button("Vote") { poll.votes += 1 }
    }
  }
}

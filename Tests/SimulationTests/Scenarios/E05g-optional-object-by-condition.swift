import SwiftUI

@Observable final class Session {
  var name = "Ann"
}

struct Greeting: View {
  @Environment(Session.self) private var session: Session?
  var body: some View { Text(session.map { "Hello \($0.name)" } ?? "Nobody") }
}

struct Door: View {
  @State private var session = Session()
  @State private var isIn = false

  var body: some View {
    VStack {
      Greeting().environment(isIn ? session : nil)
      Button("Come") { isIn.toggle() }
      Button("Rename") { session.name = "Bob" }
    }
  }
}

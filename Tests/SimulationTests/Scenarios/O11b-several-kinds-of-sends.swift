import SwiftUI

final class Session: ObservableObject {
  @Published var user = "Ada"
  @Published var count = 0
  var silent = 0
}

struct Bottom: View {
  @EnvironmentObject var session: Session
  var body: some View {
    VStack {
      Text(session.user)
      Button("Both") {
        session.user = "Bob"
        session.count += 1
        session.count += 1
      }
      Button("Silent") { session.silent += 1 }
      Button("Equal") { session.user = session.user }
      Button("Send") { session.objectWillChange.send() }
    }
  }
}

struct Between: View {
  var body: some View { Bottom() }
}

struct Unread: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text("static") }
}

struct Root: View {
  @StateObject private var session = Session()
  var body: some View {
    VStack {
      Between()
      Unread()
    }
    .environmentObject(session)
  }
}

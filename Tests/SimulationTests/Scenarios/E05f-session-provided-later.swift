import SwiftUI

@Observable final class Session { var user = "Ann" }

struct Header: View {
  @Environment(Session.self) private var session: Session?
  var body: some View { Text(session?.user ?? "nobody") }
}

struct Root: View {
  @State private var session: Session? = nil
  var body: some View {
    VStack {
      Header()
      Button("in") { session = Session() }
      Button("rename") { session?.user = "Bo" }
    }
    .environment(session)
  }
}

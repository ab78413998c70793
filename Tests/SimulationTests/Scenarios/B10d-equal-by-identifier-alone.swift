import SwiftUI

struct User: Equatable {
  var id = 1
  var name: String
  static func == (a: User, b: User) -> Bool { a.id == b.id }
}

@Observable final class Session { var user = User(name: "Ann") }

struct Name: View {
  let session: Session
  var body: some View { Text(session.user.name) }
}

struct Root: View {
  @State private var session = Session()
  @State private var own = User(name: "Ann")
  @State private var other = 0
  var body: some View {
    VStack {
      Name(session: session)
      Text("own \(own.name) \(other)")
      Button("rename") {
        session.user = User(name: "Bo")
        own = User(name: "Bo")
        print(session.user.name, own.name)
      }
      Button("other") { other += 1 }
    }
  }
}

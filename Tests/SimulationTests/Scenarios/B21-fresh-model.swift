import SwiftUI

@Observable
final class User {
  var name = "Guest"
}

struct UserView: View {
  let user: User
  var body: some View { Text(user.name) }
}

struct Portal: View {
  @State private var visits = 0
  private var user: User { User() }

  var body: some View {
    VStack {
      Text("\(visits)")
      UserView(user: user)
      Button("Visit") { visits += 1 }
    }
  }
}

import SwiftUI

struct User {
  var name = "Ann"
  var address = Address()
}

struct Address { var city = "Rome" }

struct Field: View {
  let title: String
  @Binding var user: User
  let path: WritableKeyPath<User, String>

  var body: some View {
    VStack {
      TextField(title, text: $user[dynamicMember: path])
      Text("\(title): \(user[keyPath: path])")
    }
  }
}

struct Profile: View {
  @State private var user = User()

  var body: some View {
    Field(title: "Name", user: $user, path: \.name)
    Field(title: "City", user: $user, path: \.address.city)
  }
}

import SwiftUI

struct SignIn: View {
  @State private var user = ""
  @State private var message = "Please sign in"

  var body: some View {
    VStack {
      Text(message)
      TextField("User", text: $user)
      Button("Send") { message = "Hello \(user)" }
    }
  }
}

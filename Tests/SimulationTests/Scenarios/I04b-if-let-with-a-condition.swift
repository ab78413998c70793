import SwiftUI

struct User1: Equatable { let name: String }
struct Card: View {
  let user: User1
  @State private var n = 0
  var body: some View { Button("\(user.name) \(n)") { n += 1 } }
}
struct Root: View {
  @State private var user: User1?
  var body: some View {
    VStack {
      if let user, user.name.count < 10 { Card(user: user) } else { Text("nobody") }
      Button("Ada") { user = User1(name: "Ada") }
      Button("Bob") { user = User1(name: "Bob") }
      Button("Out") { user = nil }
    }
  }
}

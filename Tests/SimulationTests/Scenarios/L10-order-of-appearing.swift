import SwiftUI

struct Inner: View {
  let name: String
  var body: some View {
    let _ = print("body \(name)")
    Text(name).onAppear { print("appear \(name)") }
  }
}

struct Outer: View {
  var body: some View {
    let _ = print("body outer")
    VStack {
      Inner(name: "a")
      Inner(name: "b")
    }
    .onAppear { print("appear outer") }
  }
}

import SwiftUI

struct Shelf: View {
  let name: String
  var body: some View { Text(name).onAppear { print("\(name)") } }
}

struct Room: View {
  var body: some View {
    VStack {
      Shelf(name: "a")
      Shelf(name: "b")
    }
    .onAppear { print("room") }
  }
}

import SwiftUI

struct Label2: View {
  let text: String
  let size: Int
  var body: some View { Text(text) }
}

struct Shelf: View {
  @State private var size = 1

  var body: some View {
    VStack {
      Label2(text: "fixed", size: 12)
      Label2(text: "grows", size: size)
      Button("Grow") { size += 1 }
    }
  }
}

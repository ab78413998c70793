import SwiftUI

struct Tree2: View {
  let name: String
  let height: Int
  var body: some View { Text("\(name) \(height)") }
}

struct Grove: View {
  let height: Int
  var body: some View {
    VStack {
      Tree2(name: "x", height: height)
      Tree2(name: "y", height: height)
    }
  }
}

struct Forest: View {
  @State private var height = 3
  @State private var names = ["d", "e"]

  var body: some View {
    VStack {
      Tree2(name: "a", height: height)
      Grove(height: height)
      Tree2(name: "b", height: height)
      Tree2(name: "c", height: height)
      ForEach(names, id: \.self) { Tree2(name: $0, height: height) }
      Tree2(name: "z", height: height)
      Button("Grow") { height += 1 }
      Button("Plant") {
        names.insert("first", at: 0)
        height += 1
      }
    }
  }
}

import SwiftUI

struct Wall: View {
  @State private var isShown = false
  @State private var photo: String?
  @State private var zoom = 1

  var body: some View {
    VStack {
      Button("Show") {
        photo = "Tower"
        isShown = true
      }
      Button("Other") { photo = "Bridge" }
      Button("Close") { isShown = false }
    }
    .sheet(isPresented: $isShown) { Text("Photo: \(photo ?? "none")") }
  }
}

struct ListedWall: View {
  @State private var isShown = false
  @State private var photo: String?

  var body: some View {
    Button("Show") {
      photo = "Tower"
      isShown = true
    }
    .sheet(isPresented: $isShown) { [photo] in Text("Photo: \(photo ?? "none")") }
  }
}

struct BoundWall: View {
  @State private var isShown = false
  @State private var photo = ""

  var body: some View {
    Button("Show") {
      photo = "Tower"
      isShown = true
    }
    .sheet(isPresented: $isShown) { Caption(text: $photo) }
  }
}

struct Caption: View {
  @Binding var text: String
  var body: some View { Text("Caption: \(text)") }
}

struct Walls: View {
  @State private var kind = 0

  var body: some View {
    switch kind {
    case 0: Wall()
    case 1: ListedWall()
    default: BoundWall()
    }
    Button("Next") { kind += 1 }
  }
}

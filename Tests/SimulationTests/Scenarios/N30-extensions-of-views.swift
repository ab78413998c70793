import SwiftUI

struct Badge: View {
  let number: Int
  var body: some View { Text("badge \(number)") }
}

struct Page: View {
  let number: Int
  var body: some View { Text("page \(number)") }
}

extension Text {
  func titled() -> some View {
    VStack {
      self
      Badge(number: 1)
    }
  }
}

extension Shape {
  func outlined() -> some View {
    ZStack {
      stroke(.red)
      Badge(number: 2)
    }
  }
}

extension View {
  func plain() -> some View { scrollContentBackground(.hidden) }
  func glowing() -> some View { fromAnotherLibrary(radius: 3) }
  func titled() -> some View { self }
}

struct Cover: View {
  @State private var pages = 0
  var body: some View {
    VStack {
      Text("a").titled()
      Text("b").bold().padding().titled()
      Circle().outlined()
      Badge(number: 3).plain()
      Page(number: pages).glowing()
      Button("turn") { pages += 1 }
    }
  }
}

import SwiftUI

struct Deep: View {
  let level: Int
  var body: some View { Text("Deep \(level)") }
}

struct Middle: View {
  let level: Int
  let title: String
  var body: some View {
    VStack {
      Text(title)
      Deep(level: level)
    }
  }
}

struct Top: View {
  @State private var level = 1
  @State private var title = "T"
  var body: some View {
    VStack {
      Middle(level: level, title: title)
      Button("Up") { level += 1 }
      Button("Retitle") { title += "!" }
      Button("Same") { level = level }
    }
  }
}

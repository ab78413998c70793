import SwiftUI

struct Point { var x: Int; var y: Int; var tags: [String] }

struct Plot: View {
  @State private var point = Point(x: 1, y: 2, tags: ["a"])
  var body: some View {
    VStack {
      Text("\(point.x),\(point.y)")
      Button("Again") { point = Point(x: 1, y: 2, tags: ["a"]) }
      Button("Field") { point.x = 1 }
      Button("Tag") { point.tags.append("b") }
    }
  }
}

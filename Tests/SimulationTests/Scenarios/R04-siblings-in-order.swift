import SwiftUI

struct Pillar: View {
  let name: String
  let height: Int
  var body: some View { Text("\(name) \(height)") }
}

struct Temple: View {
  @State private var height = 3
  var body: some View {
    HStack {
      Pillar(name: "left", height: height)
      VStack {
        Pillar(name: "middle", height: height)
      }
      Pillar(name: "right", height: height)
      Button("Build") { height += 1 }
    }
  }
}

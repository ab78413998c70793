import SwiftUI

struct Jar: View {
  let label: String
  @State private var spoons = 0

  var body: some View {
    HStack {
      Text("\(label) \(spoons)")
      Button("Spoon") { spoons += 1 }
    }
  }
}

struct Shelf: View {
  @State private var labels = ["Plum", "Fig"]

  var body: some View {
    VStack {
      ForEach(Array(labels.enumerated()), id: \.offset) { offset, label in
        Jar(label: label)
      }
      Button("Put first") { labels.insert("Pear", at: 0) }
    }
  }
}

import SwiftUI

struct Leaf: View {
  let key: String
  @State private var n = 0
  var body: some View { Button("\(key) \(n)") { n += 1 } }
}
struct Section1: Identifiable { let id: String; var rows: [String] }
struct Root: View {
  @State private var sections = [
    Section1(id: "A", rows: ["1", "2"]), Section1(id: "B", rows: ["1"]),
  ]
  @State private var epoch = 0
  var body: some View {
    VStack {
      Group {
        ForEach(sections) { section in
          Text(section.id)
          ForEach(section.rows, id: \.self) { row in Leaf(key: section.id + row) }
        }
      }
      .id(epoch)
      Button("Reverse") { sections.reverse() }
      Button("Grow B") {
        if let i = sections.firstIndex(where: { $0.id == "B" }) { sections[i].rows.append("2") }
      }
      Button("Epoch") { epoch += 1 }
    }
  }
}

import SwiftUI

struct SelfRow: View {
  let word: String
  @State private var n = 0
  var body: some View { Button("S \(word) \(n)") { n += 1 } }
}

struct OffsetRow: View {
  let word: String
  @State private var n = 0
  var body: some View { Button("O \(word) \(n)") { n += 1 } }
}

struct Words: View {
  @State private var words = ["x", "y"]
  var body: some View {
    VStack {
      ForEach(words, id: \.self) { SelfRow(word: $0) }
      ForEach(Array(words.enumerated()), id: \.offset) { OffsetRow(word: $0.element) }
      Button("Edit") { words[1] = "z" }
      Button("Drop first") { words.removeFirst() }
    }
  }
}

import SwiftUI

struct Draft: Identifiable {
  let id: Int
  var text: String
}

struct Shelf: View {
  @State private var sheet: Draft?
  @State private var hint: Draft?

  var body: some View {
    VStack {
      Button("write") { sheet = Draft(id: 1, text: "a") }
      Button("explain") { hint = Draft(id: 2, text: "x") }
    }
    .sheet(item: $sheet) { draft in
      Text("draft \(draft.text)")
      Counter()
      Button("longer") { sheet?.text += "b" }
      Button("next") { sheet = Draft(id: 3, text: "c") }
    }
    .popover(item: $hint) { draft in
      Text("hint \(draft.text)")
      Button("more") { hint?.text += "y" }
    }
  }
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

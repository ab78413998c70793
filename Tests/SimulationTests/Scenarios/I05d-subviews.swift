import SwiftUI

struct Pair<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { parts in
        Text("parts \(parts.count)")
        if let first = parts.first { first }
      }
      ForEach(subviews: content) { part in
        HStack {
          Text("-")
          part
        }
      }
    }
  }
}

struct Tick: View {
  let name: String
  @State private var ticks = 0
  var body: some View { Button("\(name) \(ticks)") { ticks += 1 } }
}

struct Board: View {
  @State private var names = ["a", "b"]
  @State private var isLong = false
  var body: some View {
    VStack {
      Pair {
        Text("heading")
        ForEach(names, id: \.self) { Tick(name: $0) }
        if isLong { Text("extra") }
      }
      Button("front") { names.insert("c", at: 0) }
      Button("long") { isLong = true }
    }
  }
}

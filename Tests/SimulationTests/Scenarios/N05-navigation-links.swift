import SwiftUI

struct Chapter: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  @State private var notes = 0

  var body: some View {
    VStack {
      Text("Chapter \(number)")
      Button("Note") { notes += 1 }
      Button("Close") { dismiss() }
    }
    .onAppear { print("chapter appears") }
    .onDisappear { print("chapter disappears") }
  }
}

struct Contents: View {
  @State private var marks = 0

  var body: some View {
    VStack {
      Text("\(marks) marks")
      Button("Mark") { marks += 1 }
      NavigationLink("First", value: 1)
      NavigationLink("About") { Chapter(number: 0) }
    }
    .onAppear { print("contents appear") }
    .onDisappear { print("contents disappear") }
  }
}

struct Book: View {
  var body: some View {
    NavigationStack {
      Contents()
        .navigationDestination(for: Int.self) { number in
          Chapter(number: number)
        }
    }
  }
}

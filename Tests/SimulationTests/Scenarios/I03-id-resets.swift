import SwiftUI

struct Answer: View {
  @State private var words = 0

  var body: some View {
    VStack {
      Text("\(words) words")
      Button("Write") { words += 1 }
    }
  }
}

struct Exam: View {
  @State private var question = 1

  var body: some View {
    VStack {
      Text("Question \(question)")
      Answer().id(question)
      Button("Next") { question += 1 }
    }
  }
}

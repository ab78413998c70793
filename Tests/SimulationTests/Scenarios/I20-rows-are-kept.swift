import SwiftUI

struct Line: View {
  let number: Int
  @State private var marks = 0

  var body: some View {
    HStack {
      Text("Line \(number)")
      Button("Mark") { marks += 1 }
      Text("\(marks)")
    }
    .onAppear { if number > 50 { print("Line \(number)") } }
  }
}

struct Book: View {
  @State private var title = "A"

  var body: some View {
    VStack {
      Text(title)
      Button("Retitle") { title += "!" }
      List(0..<60, id: \.self) { number in
        Line(number: number)
      }
    }
  }
}

import SwiftUI

struct Counter2: View {
  let label: String
  @State private var value = 0
  var body: some View {
    VStack {
      Text("\(label) \(value)")
      Button("Add") { value += 1 }
    }
  }
}

struct Wrapper: View {
  let isBold: Bool
  var body: some View {
    Group {
      if isBold {
        Counter2(label: "in").bold()
      } else {
        Counter2(label: "in")
      }
    }
  }
}

struct Screen2: View {
  @State private var generation = 0
  @State private var isBold = false
  @State private var isWide = false
  @State private var extra = false

  var body: some View {
    VStack {
      if extra { Text("extra") }
      Counter2(label: "sibling")
      Counter2(label: "reset").id(generation)
      Wrapper(isBold: isBold)
      Counter2(label: isWide ? "wide" : "narrow")
        .frame(width: isWide ? 200 : 100)
      Button("Reset") { generation += 1 }
      Button("Bold") { isBold.toggle() }
      Button("Wide") { isWide.toggle() }
      Button("Extra") { extra.toggle() }
    }
  }
}

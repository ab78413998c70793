import SwiftUI

final class Counter: ObservableObject {
  @Published var n = 0
  init() { print("made") }
}

struct Panel: View {
  let title: String
  @StateObject private var counter = Counter()
  var body: some View { Button("\(title) \(counter.n)") { counter.n += 1 } }
}

struct Host: View {
  @State private var title = "x"
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn { Panel(title: title) }
      Button("Title") { title += "x" }
      Button("Flip") { isOn.toggle() }
    }
  }
}

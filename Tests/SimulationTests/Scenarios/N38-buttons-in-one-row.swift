import SwiftUI

struct Stock: View {
  @State private var count = 5
  @State private var swiped = 0

  var body: some View {
    List {
      Text("\(count) \(swiped)")
      HStack {
        Button("Less") { count -= 1 }
        Button("Double") { count *= 2 }
      }
      HStack {
        Button("Plus") { count += 1 }
        Button("Minus") { count -= 1 }
      }
      .buttonStyle(.borderless)
      Button("Clear") { count = 0 }
        .swipeActions { Button("Swiped") { swiped += 1 } }
      HStack {
        Button("Ten") { count = 10 }
        Menu("More") { Button("Hundred") { count = 100 } }
      }
    }
  }
}

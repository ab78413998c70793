import SwiftUI

final class Tally: ObservableObject {
  @Published var count = 0
  @Published var other = 0
  func add() { count += 1 }
}

struct Shown: View {
  @Binding var count: Int

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

struct Unread: View {
  @Binding var other: Int

  var body: some View {
    Button("other") { other += 1 }
  }
}

struct Actor: View {
  var onAdd: (() -> Void)?

  var body: some View {
    Button("add") { onAdd?() }
  }
}

struct Board: View {
  @StateObject private var tally = Tally()

  var body: some View {
    VStack {
      Shown(count: $tally.count)
      Unread(other: $tally.other)
      Actor(onAdd: tally.add)
    }
  }
}

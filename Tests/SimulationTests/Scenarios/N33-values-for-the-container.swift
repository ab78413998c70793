import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

private struct WeightKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct Board<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        HStack {
          Text("\(values.isPinned ? "pinned" : "loose") \(values.weight)")
          subview
        }
      }
    }
  }
}

struct Card: View {
  let name: String
  var body: some View { Text(name) }
}

struct Desk: View {
  @State private var isPinned = false
  var body: some View {
    Board {
      Card(name: "first").pinned(isPinned)
      Card(name: "second").containerValue(\.weight, 5)
    }
    Button("Pin") { isPinned.toggle() }
  }
}

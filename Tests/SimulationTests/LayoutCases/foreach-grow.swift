// root: V
// size: 100x100
// do: tap "box"
// do: tap "box"
import SwiftUI

struct V: View {
  @State private var items = [0, 1]
  var body: some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.self) { _ in Color.red.accessibilityIdentifier("c") }
    }.onTapGesture { items.append(items.count) }.accessibilityLabel("box")
  }
}

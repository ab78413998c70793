// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(
      columns: [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(minimum: 20), spacing: 10),
        GridItem(.flexible(maximum: 60)),
      ], spacing: 0
    ) {
      ForEach(0..<3, id: \.self) { _ in
        Color.red.frame(height: 30).accessibilityIdentifier("c")
      }
    }.accessibilityIdentifier("grid")
  }
}

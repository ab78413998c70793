// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 50, maximum: 80), spacing: 0),
        GridItem(.flexible(), spacing: 0),
      ], spacing: 0
    ) { ForEach(0..<2) { _ in Color.red.frame(height: 20).accessibilityIdentifier("c") } }
  }
}

// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 100), spacing: 10)], spacing: 5) {
      ForEach(0..<5, id: \.self) { _ in
        Color.red.frame(height: 30).accessibilityIdentifier("c")
      }
    }
  }
}

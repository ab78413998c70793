// root: V
// size: 100x200
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(30), spacing: 0), GridItem(.flexible())], spacing: 10) {
      ForEach(0..<4) { n in Color.red.frame(height: 20).accessibilityIdentifier("c") }
    }
  }
}

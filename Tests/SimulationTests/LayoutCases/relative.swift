// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3) { _ in
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            .accessibilityIdentifier("c")
        }
      }
    }
  }
}

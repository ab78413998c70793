// root: V
// size: 320x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { _ in
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
            .accessibilityIdentifier("one")
        }
        Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          .accessibilityIdentifier("two")
      }
    }
  }
}

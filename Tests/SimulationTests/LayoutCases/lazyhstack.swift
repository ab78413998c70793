// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 10) {
        ForEach(0..<3) { n in Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c") }
      }
    }
  }
}

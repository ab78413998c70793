// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .bottom, spacing: 5) {
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 70).accessibilityIdentifier("b")
      }
    }
  }
}

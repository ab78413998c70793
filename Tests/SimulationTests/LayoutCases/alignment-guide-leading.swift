// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a");
      Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -30 }
        .accessibilityIdentifier("b")
    }
  }
}

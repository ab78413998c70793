// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("a")
      .frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

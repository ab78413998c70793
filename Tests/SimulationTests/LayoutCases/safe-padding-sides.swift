// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").safeAreaPadding(.horizontal, 20)
  }
}

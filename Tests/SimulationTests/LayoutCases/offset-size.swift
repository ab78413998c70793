// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").offset(
      CGSize(width: 3, height: 4))
  }
}

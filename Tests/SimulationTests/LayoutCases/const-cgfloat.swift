// root: V
// size: 100x100
import SwiftUI

enum Metrics { static let side: CGFloat = 40 }
struct V: View {
  var body: some View {
    Color.red.frame(width: Metrics.side).accessibilityIdentifier("c")
  }
}

// root: V
// size: 100x100
import SwiftUI

private let side: CGFloat = 30
struct V: View {
  var body: some View {
    Color.red.frame(width: side, height: side * 2).accessibilityIdentifier("a")
  }
}

// root: V
// size: 100x100
import SwiftUI

private let w: CGFloat? = nil
struct V: View {
  var body: some View {
    Color.red.frame(width: w, height: 20).accessibilityIdentifier("a")
  }
}

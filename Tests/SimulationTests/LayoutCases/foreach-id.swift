// root: V
// size: 90x30
import SwiftUI

let widths: [CGFloat] = [20, 30, 40]
struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(widths, id: \.self) { w in Color.red.frame(width: w).accessibilityIdentifier("c") }
    }
  }
}

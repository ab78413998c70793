// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b").gridCellAnchor(
          .bottomTrailing)
      }
      GridRow {
        Color.green.frame(width: 30, height: 10).accessibilityIdentifier("c")
        Color.pink.frame(width: 40, height: 10).accessibilityIdentifier("d")
      }
    }
  }
}

// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("b").gridColumnAlignment(
          .trailing)
      }
      GridRow {
        Color.green.frame(width: 40, height: 30).accessibilityIdentifier("c")
        Color.pink.frame(width: 10, height: 10).accessibilityIdentifier("d")
      }
    }
  }
}

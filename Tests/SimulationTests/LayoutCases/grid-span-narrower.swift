// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("b")
      }
      GridRow {
        Color.green.frame(width: 80, height: 10).accessibilityIdentifier("c").gridCellColumns(2)
      }
    }.accessibilityIdentifier("grid")
  }
}

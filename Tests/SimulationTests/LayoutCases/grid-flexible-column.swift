// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(height: 20).accessibilityIdentifier("b")
      }
      GridRow {
        Color.green.frame(width: 30, height: 20).accessibilityIdentifier("c")
        Color.pink.frame(height: 20).accessibilityIdentifier("d")
      }
    }
  }
}

// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 5) {
      GridRow {
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      }
      Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("b")
    }
  }
}

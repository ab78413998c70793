// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
      }
      GridRow {
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c")
      }
    }.environment(\.layoutDirection, .rightToLeft)
  }
}

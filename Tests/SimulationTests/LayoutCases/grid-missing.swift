// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 40, height: 20);
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("b")
      }; GridRow { Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("c") }
    }
  }
}

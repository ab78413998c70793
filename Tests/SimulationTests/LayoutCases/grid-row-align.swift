// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a");
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("c")
      }
    }
  }
}

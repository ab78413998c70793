// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 40).accessibilityIdentifier("a");
        Color.blue.accessibilityIdentifier("b")
      };
      GridRow {
        Color.green.frame(width: 20).accessibilityIdentifier("c");
        Color.gray.accessibilityIdentifier("d")
      }
    }
  }
}

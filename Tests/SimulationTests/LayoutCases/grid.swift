// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a");
        Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("b")
      };
      GridRow {
        Color.green.frame(width: 30, height: 30).accessibilityIdentifier("c");
        Color.gray.frame(width: 10, height: 10).accessibilityIdentifier("d")
      }
    }
  }
}

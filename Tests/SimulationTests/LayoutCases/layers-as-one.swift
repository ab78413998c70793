// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 60).overlay(alignment: .topLeading) {
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Color.green.frame(width: 20, height: 30).accessibilityIdentifier("b")
    }
  }
}

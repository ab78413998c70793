// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 40).overlay(
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b"), alignment: .topLeading)
  }
}

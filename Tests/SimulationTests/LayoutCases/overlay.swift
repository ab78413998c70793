// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a").overlay(
      alignment: .bottomTrailing
    ) { Color.blue.frame(width: 80, height: 10).accessibilityIdentifier("b") }
  }
}

// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 150, height: 20).accessibilityIdentifier("c").frame(
      width: 100, height: 50, alignment: .topLeading
    ).accessibilityIdentifier("f")
  }
}

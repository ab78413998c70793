// root: V
// size: 100x100
import SwiftUI

let big = false
struct V: View {
  var body: some View {
    ViewThatFits {
      if big { Color.red.frame(width: 80, height: 10).accessibilityIdentifier("a") };
      Color.blue.frame(width: 60, height: 10).accessibilityIdentifier("b")
    }
  }
}

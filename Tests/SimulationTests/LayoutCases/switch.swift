// root: V
// size: 100x100
import SwiftUI

enum Mode { case one, two }
let mode = Mode.one
struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      switch mode {
      case .one: Color.red.frame(height: 10).accessibilityIdentifier("a")
      case .two: Color.blue.accessibilityIdentifier("b")
      }
    }
  }
}

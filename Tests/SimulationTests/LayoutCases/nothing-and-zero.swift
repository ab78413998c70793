// root: V
// size: 100x20
import SwiftUI

struct V: View {
  let isShown = false

  var body: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      EmptyView()
      if isShown { Color.red.frame(width: 5, height: 5) }
      Color.green.frame(width: 0, height: 10)
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}

// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 120, height: 60).overlay {
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
          .accessibilityIdentifier("b")
      }
    }
  }
}

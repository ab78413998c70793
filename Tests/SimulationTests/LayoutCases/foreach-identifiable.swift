// root: V
// size: 90x30
import SwiftUI

struct Bar: Identifiable { let id: Int; let width: CGFloat }
let bars = [Bar(id: 1, width: 20), Bar(id: 2, width: 30)]
struct V: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(bars) { bar in
        Color.red.frame(width: bar.width, height: 10).accessibilityIdentifier("c")
      }
    }
  }
}

// root: V
// size: 100x100
import SwiftUI

let items = [1, 2, 3]
let big = true
struct V: View {
  var body: some View {
    Color.red.frame(width: big ? 80 : 20, height: CGFloat(items.count) * 10)
      .accessibilityIdentifier("c")
  }
}

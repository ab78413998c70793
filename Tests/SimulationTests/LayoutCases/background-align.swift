// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 50, height: 50).background(alignment: .topLeading) {
      Color.blue.frame(width: 80, height: 10).accessibilityIdentifier("a")
    }
  }
}

// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Button("Go") {}.frame(width: 60, height: 30).accessibilityIdentifier("t")
  }
}

// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(
      columns: [GridItem(.flexible(), spacing: 0, alignment: .topLeading), GridItem(.flexible())],
      alignment: .leading, spacing: 0
    ) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.blue.frame(width: 40, height: 50).accessibilityIdentifier("b")
    }
  }
}

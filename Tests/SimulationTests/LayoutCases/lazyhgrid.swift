// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(40))], spacing: 5) {
      ForEach(0..<4) { n in Color.red.frame(width: 20).accessibilityIdentifier("c") }
    }
  }
}

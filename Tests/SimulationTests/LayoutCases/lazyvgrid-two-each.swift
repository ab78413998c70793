// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(50))], spacing: 10) {
      ForEach(0..<3, id: \.self) { n in
        Color.red.frame(height: 20).accessibilityIdentifier("red\(n)")
        Color.blue.frame(height: 40).accessibilityIdentifier("blue\(n)")
      }
    }
  }
}

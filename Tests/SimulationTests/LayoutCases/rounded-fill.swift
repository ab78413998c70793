// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(.red).frame(height: 20).accessibilityIdentifier("a")
  }
}

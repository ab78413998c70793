// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Text("Hi").frame(width: 50, height: 20).accessibilityIdentifier("t")
  }
}

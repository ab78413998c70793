// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollViewReader { p in ScrollView { Color.red.frame(height: 30).accessibilityIdentifier("c") }
    }
  }
}

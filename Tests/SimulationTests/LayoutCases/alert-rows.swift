// root: V
// size: 393x852
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.alert("Title", isPresented: .constant(true)) {
      Button(action: {}) { Color.blue.frame(width: 30, height: 20) }.accessibilityIdentifier("one")
      Button(action: {}) { Color.blue.frame(width: 30, height: 20) }.accessibilityIdentifier("two")
    }
  }
}

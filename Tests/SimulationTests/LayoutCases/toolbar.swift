// root: V
import SwiftUI

struct V: View {
  var body: some View {
    NavigationStack {
      Color.red.accessibilityIdentifier("content")
        .navigationTitle("Notes")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Color.green.frame(width: 30, height: 20).accessibilityIdentifier("left")
          }
          Button(action: {}) {
            Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("right")
          }
        }
    }
  }
}

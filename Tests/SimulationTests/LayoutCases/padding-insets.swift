// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("c").padding(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

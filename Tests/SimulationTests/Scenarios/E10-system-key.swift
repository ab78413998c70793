import SwiftUI

struct Star: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "bright" : "hidden") }
}

struct Night: View {
  var body: some View { Star() }
}

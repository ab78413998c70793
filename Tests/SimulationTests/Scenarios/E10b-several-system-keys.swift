import SwiftUI

struct A: View {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

struct B: View {
  @Environment(\.horizontalSizeClass) var size
  var body: some View { Text(size == .compact ? "compact" : "other") }
}

struct C: View {
  @Environment(\.dynamicTypeSize) var type
  @Environment(\.colorScheme) var scheme
  var body: some View { Text("c") }
}

struct Wrap: View {
  var body: some View {
    VStack {
      A(); B(); C()
    }
  }
}

struct Root: View {
  var body: some View { Wrap() }
}

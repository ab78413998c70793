import SwiftUI

extension EnvironmentValues {
  @Entry var zoom = 1
  @Entry var margin = 8
}

struct ZoomReader: View {
  @Environment(\.zoom) private var zoom
  var body: some View { Text("zoom \(zoom)") }
}

struct MarginReader: View {
  @Environment(\.margin) private var margin
  var body: some View { Text("margin \(margin)") }
}

struct SchemeReader: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Text("scheme") }
}

struct Quiet: View {
  var body: some View {
    VStack {
      MarginReader()
      SchemeReader()
    }
  }
}

struct Outside: View {
  @Environment(\.margin) private var margin
  var body: some View { Text("outside \(margin)") }
}

struct Reading: View {
  @State private var zoom = 1

  var body: some View {
    VStack {
      VStack {
        ZoomReader()
        Quiet()
      }
      .environment(\.zoom, zoom)
      Outside()
      Button("Zoom in") { zoom += 1 }
    }
  }
}

import SwiftUI

struct Page: View {
  @State private var width = 0.0
  var body: some View {
    Text(width > 0 ? "page measured" : "page").onGeometryChange(for: Double.self) {
      $0.size.width
    } action: { old, new in
      width = new
    }
  }
}

struct Root: View { var body: some View { NavigationStack { NavigationLink("open") { Page() } } } }

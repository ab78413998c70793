import SwiftUI

struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Binder: View {
  @State private var lines = 1
  var body: some View {
    VStack {
      Closer()
      Button("More") { lines += 1 }
    }
    .lineLimit(lines)
  }
}

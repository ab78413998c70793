import SwiftUI

struct Sign: View {
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var limit
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Text(verbatim: "\(font == nil ? "no font" : "a font") \(limit ?? 0) \(scheme)")
  }
}

struct Wall: View {
  @State private var lines = 1

  var body: some View {
    VStack {
      Sign()
        .transformEnvironment(\.self) {
          $0.lineLimit = ($0.lineLimit ?? 0) + 1
          $0.colorScheme = .dark
        }
      Sign().font(.title)
      Button("More") { lines += 1 }
    }
    .lineLimit(lines)
  }
}

import SwiftUI

extension View {
  @ViewBuilder
  func framed(if condition: Bool) -> some View {
    if condition {
      self.border(Color.red)
    } else {
      self
    }
  }
}

struct Headline: View {
  @State private var edits = 0
  var body: some View {
    Button("Edit \(edits)") { edits += 1 }
  }
}

struct Banner2: View {
  @State private var isFramed = false

  var body: some View {
    VStack {
      Headline().framed(if: isFramed)
      Button("Frame") { isFramed.toggle() }
    }
  }
}

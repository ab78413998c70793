import SwiftUI

struct Logo: View {
  var body: some View { Text("logo") }
}

struct Ring: View {
  static let width = 2
  var diameter: Int { 10 }
  var body: some View { Text("ring \(diameter)") }
}

struct Page: View {
  @State private var visits = 0

  var body: some View {
    VStack {
      Logo()
      Ring()
      Button("Visit \(visits)") { visits += 1 }
    }
  }
}

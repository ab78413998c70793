import SwiftUI

final class Theme: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

struct Label1: View {
  let place: String
  @EnvironmentObject var theme: Theme
  var body: some View {
    VStack {
      Text("\(place) \(theme.name)")
      Button("Rename") { theme.name += "!" }
    }
  }
}

struct Inner: View {
  @StateObject private var theme = Theme("inner")
  var body: some View { Label1(place: "in").environmentObject(theme) }
}

struct Outer: View {
  @StateObject private var theme = Theme("outer")
  var body: some View {
    VStack {
      Label1(place: "out")
      Inner()
    }
    .environmentObject(theme)
  }
}

import SwiftUI

enum Place: Hashable {
  case home, city(Int)
}

struct Sidebar: View {
  @Binding var selection: Place?

  var body: some View {
    List(selection: $selection) {
      NavigationLink("Home", value: Place.home)
      ForEach(1..<3) { number in NavigationLink("City \(number)", value: Place.city(number)) }
    }
  }
}

struct Detail: View {
  let place: Place?

  var body: some View {
    switch place {
    case .home: Text("at home")
    case .city(let number): Text("in city \(number)")
    case nil: Text("nowhere")
    }
  }
}

struct Atlas: View {
  @State private var selection: Place?

  var body: some View {
    NavigationSplitView {
      Sidebar(selection: $selection)
    } detail: {
      Detail(place: selection)
    }
  }
}

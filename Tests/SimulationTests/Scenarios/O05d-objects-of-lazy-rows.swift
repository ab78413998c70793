import SwiftUI

final class Loader: ObservableObject { @Published var state = "idle" }

struct Cell: View {
  let id: Int
  let tint: String
  @StateObject private var loader = Loader()
  var body: some View { Button("\(id) \(loader.state) \(tint)") { loader.state = "done" } }
}

struct Root: View {
  @State private var ids = [1, 2]
  @State private var tint = "red"
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(ids, id: \.self) { Cell(id: $0, tint: tint) } }
      Button("tint") { tint = "blue" }
      Button("drop") { ids.removeFirst() }
      Button("back") { ids.insert(1, at: 0) }
    }
  }
}

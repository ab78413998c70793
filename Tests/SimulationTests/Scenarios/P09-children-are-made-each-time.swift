import SwiftUI

struct Stamp: View {
  let name: String
  init(name: String) {
    self.name = name
    print("make \(name)")
  }
  var body: some View {
    let _ = print("body \(name)")
    Text(name)
  }
}

struct Letter: View {
  @State private var pages = 1

  var body: some View {
    VStack {
      Stamp(name: "air")
      Stamp(name: "sea")
      Text("\(pages)")
      Button("Add") { pages += 1 }
    }
  }
}

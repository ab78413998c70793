import SwiftUI

struct Grandchild: View {
  let name: String
  init(_ name: String) {
    self.name = name
    print("make \(name)")
  }
  var body: some View {
    let _ = print("body \(name)")
    Text(name)
  }
}

struct Child2: View {
  let name: String
  init(_ name: String) {
    self.name = name
    print("make \(name)")
  }
  var body: some View {
    let _ = print("body \(name)")
    HStack {
      Grandchild("\(name)1")
      Grandchild("\(name)2")
    }
  }
}

struct Family: View {
  @State private var suffix = ""
  var body: some View {
    let _ = print("body family")
    VStack {
      Child2("a\(suffix)")
      Child2("b")
      Button("Rename") { suffix = "x" }
    }
  }
}

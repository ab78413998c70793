import SwiftUI

struct Folder: View {
  let name: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Folder \(name)")
      NavigationLink("Inside \(name)", value: name + "/in")
      Button("Leave \(name)") { presentationMode.wrappedValue.dismiss() }
    }
  }
}

struct Files: View {
  @State private var path = NavigationPath()

  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        Button("Open") { path.append("docs") }
          .navigationDestination(for: String.self) { Folder(name: $0) }
      }
      Text("Depth \(path.count)")
      Button("Up") { path.removeLast() }
      Button("Home") { path = NavigationPath() }
    }
  }
}

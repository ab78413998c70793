import SwiftUI

struct Folder: Identifiable {
  let id: Int
  let name: String
  var folders: [Folder]? = nil
}

struct Disk: View {
  @State private var chosen: Int?
  @State private var free = 10
  private let folders = [
    Folder(
      id: 1, name: "Music",
      folders: [Folder(id: 2, name: "Jazz", folders: [Folder(id: 3, name: "Live")])]),
    Folder(id: 4, name: "Films"),
  ]

  var body: some View {
    VStack {
      List(folders, children: \.folders) { Row(folder: $0) }
      Table(folders, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { folder in Text("No. \(folder.id)") }
      }
      Text("Chosen \(chosen ?? 0)")
      ViewThatFits {
        Text("\(free) megabytes are free")
        Text("\(free) MB")
      }
      Button("Fill") { free -= 1 }
    }
  }
}

struct Row: View {
  let folder: Folder

  var body: some View { Text("Folder \(folder.name)") }
}

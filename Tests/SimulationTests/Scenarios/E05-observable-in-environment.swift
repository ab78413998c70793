import SwiftUI

@Observable
final class Pupil {
  var name = "Tim"
  var marks = 1
}

struct NameTag: View {
  @Environment(Pupil.self) private var pupil
  var body: some View { Text(pupil.name) }
}

struct Unused: View {
  @Environment(Pupil.self) private var pupil
  var body: some View { Text("unused") }
}

struct School: View {
  @State private var pupil = Pupil()

  var body: some View {
    VStack {
      NameTag()
      Unused()
      Button("Mark") { pupil.marks += 1 }
      Button("Rename") { pupil.name = "Tom" }
      Button("Transfer") { pupil = Pupil() }
    }
    .environment(pupil)
  }
}

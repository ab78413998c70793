import SwiftUI

@Observable final class Chore: Identifiable {
  let id: Int
  var done = false
  init(_ id: Int) { self.id = id }
}
@Observable final class Chores {
  var all = (1...3).map(Chore.init)
  var left: Int { all.filter { !$0.done }.count }
}
struct ChoreRow: View {
  @Bindable var chore: Chore
  var body: some View { Toggle("Chore \(chore.id)", isOn: $chore.done) }
}
struct Left: View {
  let chores: Chores
  var body: some View { Text("\(chores.left) left") }
}
struct Root: View {
  @State private var chores = Chores()
  var body: some View {
    VStack {
      Left(chores: chores)
      ForEach(chores.all) { ChoreRow(chore: $0) }
    }
  }
}

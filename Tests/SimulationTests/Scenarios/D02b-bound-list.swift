import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var isDone = false
}

struct ChoreRow: View {
  @Binding var chore: Chore
  let onDelete: () -> Void

  var body: some View {
    HStack {
      Button("Do \(chore.id)") { chore.isDone = true }
      Button("Delete \(chore.id)", action: onDelete)
    }
    .buttonStyle(.borderless)
  }
}

struct ChoreList: View {
  @Binding var chores: [Chore]

  var body: some View {
    List {
      ForEach($chores) { $chore in
        ChoreRow(chore: $chore) { chores.removeAll { $0.id == chore.id } }
      }
    }
  }
}

struct AddButton: View {
  @Binding var chores: [Chore]
  var body: some View {
    Button("Add") { chores.append(Chore(id: chores.count + 1)) }
  }
}

struct Household: View {
  @State private var chores = [Chore(id: 1), Chore(id: 2)]

  var body: some View {
    VStack {
      ChoreList(chores: $chores)
      AddButton(chores: $chores)
    }
  }
}

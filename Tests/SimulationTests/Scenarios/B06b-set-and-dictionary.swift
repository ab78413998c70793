import SwiftUI

@Observable final class Picks {
  var chosen: Set<Int> = []
  var notes: [Int: String] = [:]
  func isChosen(_ id: Int) -> Bool { chosen.contains(id) }
}
struct Cell: View {
  let id: Int
  let picks: Picks
  var body: some View { Text("\(id) \(picks.isChosen(id))") }
}
struct Notes: View {
  let picks: Picks
  var body: some View { Text(picks.notes[1, default: "-"]) }
}
struct Root: View {
  @State private var picks = Picks()
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { Cell(id: $0, picks: picks) }
      Notes(picks: picks)
      Button("Pick 2") { picks.chosen.insert(2) }
      Button("Note") { picks.notes[2] = "x" }
      Button("Clear") { picks.chosen = [] }
    }
  }
}

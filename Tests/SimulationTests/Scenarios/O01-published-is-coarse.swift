import SwiftUI

final class Team: ObservableObject {
  @Published var lead = "Kim"
  @Published var size = 4
}

struct LeadLabel: View {
  @ObservedObject var team: Team
  var body: some View { Text(team.lead) }
}

struct Corridor: View {
  let team: Team
  var body: some View { LeadLabel(team: team) }
}

struct Office: View {
  @StateObject private var team = Team()

  var body: some View {
    VStack {
      Corridor(team: team)
      Button("Hire") { team.size += 1 }
    }
  }
}

import SwiftUI

enum Sorting: CaseIterable { case name, price }

protocol Badge2 { var text: String { get } }
struct NewBadge: Badge2 { var text = "new" }
struct SaleBadge: Badge2 {
  var percent: Int
  var text: String { "-\(percent)" }
}

struct FilterState: Equatable {
  var sorting = Sorting.name
  var tags: Set<String> = []
  var range = 0...10
}

struct FilterBar: View {
  let filter: FilterState
  var body: some View { Text("\(filter.tags.count) tags") }
}

struct BadgeView: View {
  let badge: any Badge2
  var body: some View { Text(badge.text) }
}

struct OptionalLine: View {
  let hint: String?
  let pair: (Int, String)
  var body: some View { Text(hint ?? "no hint") }
}

struct FilterScreen: View {
  @State private var filter = FilterState()
  @State private var badge: any Badge2 = NewBadge()
  @State private var hint: String?
  @State private var refresh = 0

  var body: some View {
    VStack {
      FilterBar(filter: filter)
      BadgeView(badge: badge)
      OptionalLine(hint: hint, pair: (1, "x"))
      Text("\(refresh)")
      Button("Refresh") { refresh += 1 }
      Button("Sort") { filter.sorting = .price }
      Button("Sale") { badge = SaleBadge(percent: 10) }
      Button("More sale") { badge = SaleBadge(percent: 20) }
      Button("Hint") { hint = "h" }
    }
  }
}

import SwiftUI

struct MarginKey: EnvironmentKey {
  static let defaultValue = 4
}

extension EnvironmentValues {
  var margin: Int {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
  @Entry var paper = "plain"
  var look: String { "\(paper), \(margin * 2)\(isEnabled ? "" : ", locked")" }
  var wideMargin: Int {
    get { margin }
    set { margin = newValue * 10 }
  }
}

struct Label1: View {
  @Environment(\.look) private var look
  var body: some View { Text(look) }
}

struct Everything: View {
  @Environment(\.self) private var values
  var body: some View { Text("all \(values[MarginKey.self]) \(values.paper)") }
}

struct Press: View {
  @State private var margin = 1
  @State private var isLocked = false
  @State private var title = "A"

  var body: some View {
    VStack {
      Label1()
      Everything()
      Text(title)
      Button("Wider") { margin += 1 }
      Button("Rename") { title += "!" }
    }
    .environment(\.wideMargin, margin)
    Button("Lock") { isLocked.toggle() }
    Label1().disabled(isLocked)
  }
}

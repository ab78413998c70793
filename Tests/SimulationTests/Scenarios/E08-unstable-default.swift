import SwiftUI

final class Formatter2 {
  var digits = 2
}

extension EnvironmentValues {
  @Entry var formatter: Formatter2 = Formatter2()
  @Entry var page: Int = 1
}

struct Figure: View {
  @Environment(\.formatter) private var formatter
  var body: some View { Text("\(formatter.digits)") }
}

struct Print: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Figure()
      Button("Turn") { page += 1 }
    }
    .environment(\.page, page)
  }
}

import SwiftUI

extension EnvironmentValues {
  @Entry var env1 = 1
  @Entry var env2 = 0
}

struct ChildView1: View {
  @Environment(\.env1) private var env1
  let number: Int

  var body: some View { Text("\(number) \(env1)") }
}

struct ChildView2: View {
  @Environment(\.env2) private var env2
  let half: Int

  var body: some View { Text("\(half) \(env2)") }
}

struct MiddleView: View {
  @Environment(\.env2) private var env2
  let number: Int

  var body: some View {
    VStack {
      ChildView1(number: number)
      ChildView2(half: number / 2)
    }
  }
}

struct ParentView: View {
  @Environment(\.env1) private var env1
  @Environment(\.env2) private var env2
  @State private var state = 0

  var body: some View {
    VStack {
      MiddleView(number: state)
        .environment(\.env2, state / 2)
      Button("Count") { state += 1 }
    }
  }
}

import SwiftUI

struct Pod: View, Equatable {
  let n: Int
  let flag: Bool
  static func == (a: Pod, b: Pod) -> Bool { true }
  var body: some View { Text("\(n)") }
}

struct NotPod: View, Equatable {
  let n: Int
  let names: [String]
  static func == (a: NotPod, b: NotPod) -> Bool { true }
  var body: some View { Text("\(n)") }
}

struct Strict: View, Equatable {
  let title: String
  static func == (a: Strict, b: Strict) -> Bool { false }
  var body: some View { Text(title) }
}

struct Wall: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Pod(n: n, flag: true)
      NotPod(n: n, names: ["x"])
      Strict(title: "same")
      Button("Go") { n += 1 }
    }
  }
}

import SwiftUI

final class Auth: ObservableObject { @Published var name = "A" }
final class Prefs: ObservableObject { @Published var size = 1 }
struct Widget: View {
  let tag: Int
  @ObservedObject var auth: Auth
  @EnvironmentObject var prefs: Prefs
  @State private var n = 0
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(tag) \(auth.name) \(prefs.size) \(n) \(isEnabled)") }
}
struct Root: View {
  @StateObject private var auth = Auth()
  @StateObject private var prefs = Prefs()
  @State private var tag = 0
  @State private var off = false
  var body: some View {
    VStack {
      Widget(tag: tag, auth: auth).disabled(off)
      Button("All") {
        tag += 1
        prefs.size += 1
        auth.name += "!"
        off.toggle()
      }
    }
    .environmentObject(prefs)
  }
}

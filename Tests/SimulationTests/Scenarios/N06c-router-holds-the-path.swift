import SwiftUI

@MainActor @Observable final class Router {
  var path: [Int] = []
  func push(_ n: Int) { path.append(n) }
  func popAll() { path.removeAll() }
}
struct Page: View {
  let n: Int
  @Environment(Router.self) private var router
  var body: some View {
    VStack {
      Text("page \(n)")
      Button("Next of \(n)") { router.push(n + 1) }
      Button("Home of \(n)") { router.popAll() }
    }
  }
}
struct Root: View {
  @State private var router = Router()
  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      Page(n: 0).navigationDestination(for: Int.self) { Page(n: $0) }
    }
    .environment(router)
  }
}

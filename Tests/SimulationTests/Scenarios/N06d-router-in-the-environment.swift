import SwiftUI

enum Route: Hashable { case detail(Int), edit }

@Observable final class Router { var path: [Route] = [] }

struct Detail: View {
  let id: Int
  @State private var taps = 0
  @Environment(Router.self) private var router
  var body: some View {
    VStack {
      Button("taps \(taps)") { taps += 1 }
      Button("edit") { router.path.append(.edit) }
    }
  }
}

struct Edit: View {
  @Environment(Router.self) private var router
  var body: some View { Button("home") { router.path = [] } }
}

struct Root: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("open") { router.path.append(.detail(4)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let id): Detail(id: id)
          case .edit: Edit()
          }
        }
    }
    .environment(router)
  }
}

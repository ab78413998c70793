import SwiftUI
import UIKit

struct Badge: View {
  let title: String
  @Environment(\.lineLimit) private var lines
  @State private var taps = 0

  var body: some View { Button("\(title) \(taps)") { taps += 1 } }
}

struct Sheet: UIViewControllerRepresentable {
  let title: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {
    var hosting: UIHostingController<Badge>?
  }

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    let hosting = UIHostingController(rootView: Badge(title: title))
    controller.addChild(hosting)
    controller.view.addSubview(hosting.view)
    context.coordinator.hosting = hosting
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.hosting?.rootView = Badge(title: title)
  }
}

struct Stage: View {
  @State private var title = "A"
  @State private var lines = 1

  var body: some View {
    VStack {
      Badge(title: "plain")
      Sheet(title: title)
      Button("Rename") { title = "B" }
      Button("Lines") { lines += 1 }
    }
    .environment(\.lineLimit, lines)
  }
}

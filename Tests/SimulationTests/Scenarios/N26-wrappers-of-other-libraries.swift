import Defaults
import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var badge = 1
}

@main
struct Main: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Screen()
      Button("Badge \(delegate.badge)") { delegate.badge += 1 }
    }
  }
}

struct Screen: View {
  @Shared("count") private var count = 3
  @Default(.isLoud) private var isLoud: Bool
  @ScaledMetric(relativeTo: .title) private var size: CGFloat = 24

  var body: some View {
    VStack {
      Text("\(count) at \(size)")
      Toggle("Loud", isOn: $isLoud)
      Button("More") { count += 1 }
    }
  }
}

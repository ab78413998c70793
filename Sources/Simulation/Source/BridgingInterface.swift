/// SwiftUI's declarations of how views of UIKit and AppKit stand in it, and it in them.
extension FrameworkInterface {
  /// The name of a protocol says the names of its requirements: `make`, `update` and `dismantle`
  /// stand before what it represents. A type that keeps a `rootView` is the root of a tree of its
  /// own.
  static let bridging = """
    protocol UIViewRepresentable: View {}
    protocol UIViewControllerRepresentable: View {}
    protocol NSViewRepresentable: View {}
    protocol NSViewControllerRepresentable: View {}
    protocol WKInterfaceObjectRepresentable: View {}
    class UIHostingController { init(rootView: Any) }
    class NSHostingController { init(rootView: Any) }
    class NSHostingView { init(rootView: Any) }

    """
}

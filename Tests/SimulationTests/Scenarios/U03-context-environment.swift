import SwiftUI
import AppKit

struct LegacyButton: NSViewRepresentable {
  @Environment(\.isEnabled) private var isEnabled

  func makeNSView(context: Context) -> NSButton { NSButton() }

  func updateNSView(_ button: NSButton, context: Context) {
    button.isDark = context.environment.colorScheme == .dark
    button.isEnabled = isEnabled
  }
}

struct Bar: View {
  @State private var scheme = ColorScheme.light
  @State private var isEnabled = true
  @State private var spacing = 1

  var body: some View {
    VStack {
      LegacyButton()
        .environment(\.colorScheme, scheme)
        .environment(\.isEnabled, isEnabled)
        .environment(\.lineSpacing, spacing)
      Button("Dark") { scheme = .dark }
      Button("Lock") { isEnabled = false }
      Button("Space") { spacing += 1 }
    }
  }
}

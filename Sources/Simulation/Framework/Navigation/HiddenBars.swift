import Layout

/// Bars that a screen may do without.
enum ScreenBar: String { case navigationBar, tabBar, bottomBar }

extension Node {
  /// Whether something that is seen inside hides one of its bars.
  func hides(_ bar: ScreenBar) -> Bool {
    var isHidden = false
    walkScreen(entersStacks: bar == .tabBar) { node in
      guard let modifier = (node as? ModifierNode)?.modifier else { return }
      if let wish = LayoutArguments(modifier, in: tree).hides(bar, modifier.name) {
        isHidden = wish
      }
    }
    return isHidden
  }
}

extension LayoutArguments {
  /// What `toolbar(.hidden, for: …)` and its like say of a bar; nil if nothing.
  fileprivate func hides(_ bar: ScreenBar, _ modifier: String) -> Bool? {
    switch modifier {
    case "navigationBarHidden":
      return bar == .navigationBar ? isTrue("0") ?? isTrue(Value.hidden) ?? true : nil
    case Modifier.toolbar, "toolbarVisibility":
      guard let visibility = names("visibility").first else { return nil }
      let bars = names("bars")
      return bars.isEmpty || bars.contains(bar.rawValue) ? visibility == Value.hidden : nil
    default: return nil
    }
  }
}

extension Value {
  fileprivate static let hidden = "hidden"

  /// `.hidden` of a `Visibility`.
  var saysHidden: Bool { lastName == Self.hidden }
}

extension Rectangle {
  /// So much of it, at its bottom.
  func bottom(_ height: Double) -> Rectangle {
    Rectangle(
      x: origin.x, y: end(.vertical) - height, width: size.width, height: height)
  }
}

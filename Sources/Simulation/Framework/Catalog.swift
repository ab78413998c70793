/// Which view or modifier of SwiftUI has which home.
enum Catalog {
  /// What a view does that nobody declared a behaviour for.
  static let plain: any ViewBehavior = PlainView()

  static func behavior(of view: String) -> any ViewBehavior { views[view] ?? plain }

  private static let views: [String: any ViewBehavior] = merged([
    ButtonBehavior.views, LinkBehavior.views, MenuBehavior.views, ToggleBehavior.views,
    TextFieldBehavior.views, SliderBehavior.views, StepperBehavior.views, PickerBehavior.views,
    EditButtonBehavior.views, DrawnView.views, StackBehavior.views, ListBehavior.views,
    SectionBehavior.views, DisclosureBehavior.views, TabsBehavior.views, TimelineBehavior.views,
    ScrollReaderBehavior.views, GeometryReaderBehavior.views, NavigationStackBehavior.views,
    NavigationLinkBehavior.views, SceneBehavior.views, DocumentBehavior.views,
  ])

  private static let unmoved: any ModifierBehavior = PlainModifier()

  static func behavior(ofModifier name: String) -> any ModifierBehavior {
    modifiers[name] ?? unmoved
  }

  private static let modifiers: [String: any ModifierBehavior] = merged([
    AppearingBehavior.modifiers, OnChangeBehavior.modifiers, TaskBehavior.modifiers,
    OnReceiveBehavior.modifiers, PreferenceBehavior.modifiers, PreferenceListening.modifiers,
    IdentityBehavior.modifiers, AnimationBehavior.modifiers, FocusBehavior.modifiers,
    HoverBehavior.modifiers, SearchBehavior.modifiers, GestureBehavior.modifiers,
    PresentingBehavior.modifiers, NavigationDestinationBehavior.modifiers,
    EnvironmentBehavior.modifiers,
  ])

  private static func merged<Home>(_ homes: [[String: Home]]) -> [String: Home] {
    homes.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

/// A view without a behaviour of its own.
struct PlainView: ViewBehavior {}

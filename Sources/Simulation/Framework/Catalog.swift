import Drawing
import Layout

/// Which view or modifier of SwiftUI has which home.
struct Catalog: Homes {
  func behavior(of view: String) -> any ViewBehavior { Self.views[view] ?? Self.plainView }

  private static let plainView: any ViewBehavior = PlainView()

  private static let views: [String: any ViewBehavior] = merged([
    ButtonBehavior.views, LinkBehavior.views, MenuBehavior.views, ToggleBehavior.views,
    TextFieldBehavior.views, SliderBehavior.views, StepperBehavior.views, PickerBehavior.views,
    EditButtonBehavior.views, RenameButtonBehavior.views, HelpLinkBehavior.views,
    TextBehavior.views, ImageBehavior.views,
    LabelBehavior.views,
    DrawnView.views, ChartBehavior.views, ChartPartBehavior.views, CanvasBehavior.views,
    BarContent.views,
    StackBehavior.views,
    GridBehavior.views, GridRowBehavior.views,
    LazyGridBehavior.views, ScrollBehavior.views, FittingBehavior.views, OwnLayoutBehavior.views,
    GroupingBehavior.views, GroupBoxBehavior.views, LabeledContentBehavior.views,
    ProgressBehavior.views, UnavailableBehavior.views, ListBehavior.views,
    SectionBehavior.views, DisclosureBehavior.views, TabsBehavior.views, TimelineBehavior.views,
    PhaseBehavior.views, KeyframeBehavior.views,
    ScrollReaderBehavior.views, GeometryReaderBehavior.views, NavigationStackBehavior.views,
    NavigationSplitBehavior.views,
    NavigationLinkBehavior.views, SceneBehavior.views, DocumentBehavior.views,
  ])

  private static let plainModifier: any ModifierBehavior = PlainModifier()

  func behavior(ofModifier name: String) -> any ModifierBehavior {
    Self.modifiers[name] ?? Self.plainModifier
  }

  private static let modifiers: [String: any ModifierBehavior] = merged([
    AppearingBehavior.modifiers, OnChangeBehavior.modifiers, TaskBehavior.modifiers,
    RefreshBehavior.modifiers,
    OnReceiveBehavior.modifiers, PreferenceBehavior.modifiers, PreferenceListening.modifiers,
    GeometryChangeBehavior.modifiers, ScrollVisibilityBehavior.modifiers,
    ScrollGeometryBehavior.modifiers, ScrollPositionBehavior.modifiers,
    TargetVisibilityBehavior.modifiers, ScrollPhaseBehavior.modifiers,
    FocusedValueBehavior.modifiers,
    TabItemBehavior.modifiers,
    IdentityBehavior.modifiers, AnimationBehavior.modifiers, FocusBehavior.modifiers,
    DefaultFocusBehavior.modifiers, DisabledBehavior.modifiers,
    HoverBehavior.modifiers, ContinuousHoverBehavior.modifiers, SearchBehavior.modifiers,
    SearchCompletionBehavior.modifiers,
    GestureBehavior.modifiers, RowBanBehavior.modifiers,
    PresentingBehavior.modifiers, NavigationDestinationBehavior.modifiers,
    ToolbarBehavior.modifiers,
    EnvironmentBehavior.modifiers, PreferredSchemeBehavior.modifiers, FrameBehavior.modifiers,
    OfferBehavior.modifiers,
    BadgeBehavior.modifiers, RoomBehavior.modifiers, LayeringBehavior.modifiers,
    MovingBehavior.modifiers, MatchingBehavior.modifiers, PictureEffectBehavior.modifiers,
    VisualEffectBehavior.modifiers,
    WishBehavior.modifiers, DressingBehavior.modifiers, ReshapingBehavior.modifiers,
  ])

  func colour(of value: Value, in tree: ViewTree) -> [AnimatedNumber]? {
    GradientReading(tree).gradient(of: value)?.animatedNumbers
      ?? TintReading(tree).tint(of: value)?.animatedNumbers
  }

  func colour(_ value: Value, with parts: [Double], in tree: ViewTree) -> Value {
    guard GradientReading(tree).gradient(of: value) == nil else { return value }
    let names = Tint.black.animatedNumbers.map(\.name)
    return .opaque(
      OpaqueValue(
        name: FrameworkView.colorName,
        arguments: zip(names, parts).map { TupleElement(label: $0, value: .double($1)) },
        place: .nowhere))
  }

  private static func merged<Home>(_ homes: [[String: Home]]) -> [String: Home] {
    homes.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

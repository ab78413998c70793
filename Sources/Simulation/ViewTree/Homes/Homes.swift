/// The homes of SwiftUI's views and modifiers, found by their names.
///
/// Who mounts a tree hands them to it: the tree knows what a home may be asked, and no home.
protocol Homes: Sendable {
  /// How a view of that name behaves.
  func behavior(of view: String) -> any ViewBehavior
  /// How a modifier of that name behaves.
  func behavior(ofModifier name: String) -> any ModifierBehavior
  /// The parts of a colour, or of those of a gradient, through which it becomes another one; nil for
  /// anything else.
  func colour(of value: Value, in tree: ViewTree) -> [AnimatedNumber]?
  /// A colour with other parts; a gradient as it is.
  func colour(_ value: Value, with parts: [Double], in tree: ViewTree) -> Value
}

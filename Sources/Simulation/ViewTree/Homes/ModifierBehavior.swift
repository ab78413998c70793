import Drawing
import Layout

/// What one of SwiftUI's own modifiers does beyond what its arguments say: what it starts, updates
/// and ends, what it offers to a person, what it presents.
///
/// One type per behaviour, in a file that bears its name; ``Homes`` say which modifiers behave so. A modifier without a behaviour of its own passes on what it was put on.
protocol ModifierBehavior: Sendable {
  /// How it presents, if its arguments let it present anything.
  var presentation: StageNode.Kind? { get }

  /// How what it presents is drawn.
  var panel: Panel { get }

  /// Whether it says something to those above, under a key that its arguments name.
  var saysPreference: Bool { get }

  /// What it says; nil if nothing.
  func preference(of key: PreferenceKey, by node: ModifierNode) throws -> Value?

  /// Whether what it shows is made of the value of a preference below it.
  var showsPreference: Bool { get }

  /// Whether it writes to the environment of what it is put on.
  var writesEnvironment: Bool { get }

  /// The values that it provides below it, where its arguments alone do not say.
  func provisions(of modifier: Modifier, for node: ModifierNode) throws -> [EnvironmentSource]

  /// What it provides of a key that it changes by itself, and nobody describes; nil if nothing.
  func source(named name: String, of node: ModifierNode) -> EnvironmentSource?

  /// Whether what stands below it goes on under another description of it.
  func continues(_ old: Modifier, as new: Modifier, in tree: ViewTree) -> Bool

  /// It comes to stand in the tree: before what it is put on is made.
  func willStart(_ node: ModifierNode)
  /// What it is put on was made.
  func didStart(_ node: ModifierNode) throws
  /// It was described again: before what it is put on is described.
  func willUpdate(_ node: ModifierNode, from old: Modifier) throws
  /// What it is put on was described again.
  func didUpdate(_ node: ModifierNode, from old: Modifier) throws
  /// What it is bound to changed; nothing described it again.
  func answerChange(_ node: ModifierNode) throws
  /// It leaves the tree.
  func willEnd(_ node: ModifierNode)

  /// What it is put on comes on the screen, or is no longer covered.
  func appear(_ node: ModifierNode)
  /// What it is put on leaves the screen, or is covered.
  func disappear(_ node: ModifierNode)

  /// Whether a program notices when what it is put on is scrolled out of sight, or back.
  var hearsSight: Bool { get }

  /// What SwiftUI calls while it lays out, and the type of what it is called with.
  func layoutClosure(of modifier: Modifier) -> (closure: FunctionValue, measure: String)?
  /// Its layout closure made a value, which may rest on something open.
  func heard(_ value: Value, _ doubt: Doubt?, by node: ModifierNode) throws

  /// Whether it is told when the screen was laid out, for which it is laid out in every update.
  var hearsLayout: Bool { get }
  /// The screen was laid out.
  func wasLaidOut(_ node: ModifierNode)

  /// What a person could do with it now.
  func offers(of node: ModifierNode) -> [Offer]

  /// What it says about the look of what it is put on.
  func dress(_ dress: inout Dress, by node: ModifierNode)

  /// Whether nobody sees, reads or touches what it is put on, which keeps its place.
  func hides(_ modifier: Modifier) -> Bool

  /// Whether it keeps a person from doing that with the row that it is put on; nil if it says
  /// nothing of it.
  func forbids(_ deed: RowDeed, by modifier: Modifier) -> Bool?

  /// Changes what a transaction says to all that it is put on.
  func change(_ transaction: inout TransactionState, by node: ModifierNode) throws

  /// How near to the front it puts what it is put on; nil if it does not say.
  func depth(of node: ModifierNode) -> Double?

  /// Whether it turns or scales what it is put on now, which leaves its place as it is (Y27).
  func changesOnlyThePicture(_ node: ModifierNode) -> Bool

  /// Whether it sizes, moves or draws what it is put on, or says something to the container around.
  var isLaidOut: Bool { get }

  /// Whether it keeps room around what it is put on.
  var keepsRoom: Bool { get }

  /// Whether it paints something behind or around what it is put on, which stays as large as it is.
  var paints: Bool { get }

  /// Whether SwiftUI goes through the numbers between in an animated update.
  var isAnimatable: Bool { get }

  /// The numbers of a description of it, those of its arguments if nothing else is said.
  func animatedNumbers(of modifier: Modifier, at node: ModifierNode) -> ArgumentNumbers

  /// Whether it changes nothing of what it is put on, and writes on it what the container around
  /// is to know.
  var speaksToContainer: Bool { get }

  /// Whether the views that it adds stand in the tree. Else the container around makes of them what
  /// it needs.
  func makesContent(of modifier: Modifier) -> Bool

  /// What is laid out in the place of what it is put on.
  ///
  /// - Parameter added: What it adds: an overlay.
  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) throws -> LayoutItem
}

extension ModifierBehavior {
  func makesContent(of modifier: Modifier) -> Bool { true }
  var presentation: StageNode.Kind? { nil }
  var panel: Panel { .sheet }
  var saysPreference: Bool { false }
  func preference(of key: PreferenceKey, by node: ModifierNode) throws -> Value? { nil }
  var showsPreference: Bool { false }
  var writesEnvironment: Bool { false }
  func changesOnlyThePicture(_ node: ModifierNode) -> Bool { false }

  func provisions(of modifier: Modifier, for node: ModifierNode) throws -> [EnvironmentSource] {
    []
  }

  func source(named name: String, of node: ModifierNode) -> EnvironmentSource? { nil }

  func continues(_ old: Modifier, as new: Modifier, in tree: ViewTree) -> Bool { true }

  func willStart(_ node: ModifierNode) {}
  func didStart(_ node: ModifierNode) throws {}
  func willUpdate(_ node: ModifierNode, from old: Modifier) throws {}
  func didUpdate(_ node: ModifierNode, from old: Modifier) throws {}
  func answerChange(_ node: ModifierNode) throws {}
  func willEnd(_ node: ModifierNode) {}
  var hearsSight: Bool { false }
  func appear(_ node: ModifierNode) {}
  func disappear(_ node: ModifierNode) {}

  func layoutClosure(of modifier: Modifier) -> (closure: FunctionValue, measure: String)? {
    guard case .function(let closure)? = modifier.arguments["computeValue"] else { return nil }
    return (closure, "ViewDimensions")
  }

  func heard(_ value: Value, _ doubt: Doubt?, by node: ModifierNode) throws {}

  var hearsLayout: Bool { false }
  func wasLaidOut(_ node: ModifierNode) {}

  func offers(of node: ModifierNode) -> [Offer] { [] }

  func dress(_ dress: inout Dress, by node: ModifierNode) {}

  func hides(_ modifier: Modifier) -> Bool { false }

  func forbids(_ deed: RowDeed, by modifier: Modifier) -> Bool? { nil }

  func change(_ transaction: inout TransactionState, by node: ModifierNode) throws {}

  func depth(of node: ModifierNode) -> Double? { nil }

  var isLaidOut: Bool { false }
  var keepsRoom: Bool { false }
  var paints: Bool { false }
  var isAnimatable: Bool { false }

  func animatedNumbers(of modifier: Modifier, at node: ModifierNode) -> ArgumentNumbers {
    ArgumentNumbers(modifier, in: node.tree)
  }
  var speaksToContainer: Bool { false }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) throws -> LayoutItem { base }
}

/// What a person does with a row of a list.
enum RowDeed: Sendable { case choosing, deleting, moving }

/// A modifier without a behaviour of its own.
struct PlainModifier: ModifierBehavior {}

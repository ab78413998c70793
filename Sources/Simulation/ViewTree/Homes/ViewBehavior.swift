import Drawing
import Layout

/// What one of SwiftUI's own views does: what it is made of in the tree, what it offers to a
/// person, how it answers.
///
/// One type per behaviour, in a file that bears its name; ``Homes`` say which views behave so. A view without a behaviour of its own shows what it was made with, and what stands in it.
protocol ViewBehavior: Sendable {
  /// What a person takes it for; nil for what nobody operates by itself.
  var role: ControlRole? { get }

  /// Whether it answers to nobody, whatever it shows: a stack, a shape.
  var isInert: Bool { get }

  /// Whether it is a window of an app, of which the first one is open when the app starts.
  var isWindow: Bool { get }

  /// Whether it is only room, or stands in a bar or a menu of the system: nobody sees it when it is
  /// empty.
  var isRoom: Bool { get }

  /// Whether its children stand beside each other in a line, so that a text can stand for the
  /// control after it.
  var isRow: Bool { get }

  /// Whether controls inside it are things of their own, although it can be operated itself.
  var holdsControls: Bool { get }

  /// How it asks for the rows of a `ForEach` inside it.
  var rows: RowMaking { get }

  /// Whether what stands by itself in it is a line or a cell of it, if it makes its rows lazily.
  var takesLines: Bool { get }

  /// Whether it is one line of a lazy container around it.
  var isOneRow: Bool { get }

  /// What it is to the rows in it; nil for what knows no rows.
  var rowRole: RowRole? { get }

  /// Whether its title is what the only thing in it is called by.
  var titlesContent: Bool { get }

  /// Whether its content is a space of coordinates for what stands in it, which it scrolls.
  var scrolls: Bool { get }

  /// Whether a closure says what is seen of it, and is called when the body has run that describes it.
  var showsByClosure: Bool { get }

  /// Whether it draws shapes of the program, whose data may be animated.
  var drawsShapes: Bool { get }

  /// The numbers of a view that is only drawn, through which SwiftUI goes in an animated update.
  func animatedNumbers(of view: FrameworkView, in tree: ViewTree) -> [AnimatedNumber]

  /// The kind of thing that a person sees.
  func kind(of view: FrameworkView) -> String

  /// What it is called where it has no words: `Circle`, `Color.red`.
  func drawnName(of view: FrameworkView) -> String

  /// What it is called where things are told from each other.
  func shownKind(of view: FrameworkView) -> String

  /// The place in the tree of such a view.
  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode

  /// Where the label stands among the nodes that it shows: some controls have content, too.
  func labels(among shown: [Node], of view: FrameworkView) -> [Node]

  /// What a person could do with it now.
  func offers(of node: FrameworkNode) -> [Offer]

  /// What a button runs when it is tapped; nil if nothing, which disables it.
  func action(of node: FrameworkNode) -> FunctionValue?

  /// What a tap does that no role explains; nil if it does nothing.
  func tap(_ node: FrameworkNode) -> (() throws -> Void)?

  /// What stands around its label, which says that it can be touched.
  func brackets(of node: FrameworkNode) -> Brackets.Kind

  /// What it shows of what it was made with, beside its title; nil for what shows nothing.
  func value(of node: FrameworkNode) -> Value?

  /// What a builder that SwiftUI calls by itself is called with.
  func builderArgument(of node: FrameworkNode) throws -> Value

  /// The view was described again.
  func didUpdate(_ node: FrameworkNode)

  /// Whether it stands among the others around it, and not in a bar or a menu.
  var isInFlow: Bool { get }

  /// What stands in it, in the order in which a person meets it.
  func inOrder(_ node: FrameworkNode) -> [Node]

  /// What it writes before what is in it without a view for that: the title of a section.
  func heading(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem?

  /// What others put into its bars.
  func bars(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> Bars

  /// Whether how it is laid out rests on what is said somewhere inside: a title, a hidden bar.
  var looksInside: Bool { get }

  /// Whether how it is laid out rests on its arguments and on the items in it, and on nothing else.
  var restsOnItems: Bool { get }

  /// What each thing in it says to the container around, where it is no thing itself but what is in
  /// it belongs together.
  func mark(_ node: FrameworkNode, _ builder: LayoutBuilder) -> ((inout LayoutTraits) -> Void)?

  /// How large it is, and where what is in it stands; nil where what is in it stands in its place.
  ///
  /// - Parameter content: What is in it.
  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
}

/// How a container asks for the rows of a `ForEach`.
enum RowMaking: Sendable {
  /// All of them, at once.
  case eager
  /// Those that come on the screen (B16).
  case lazy
  /// As ``lazy``, if each row is a constant number of views (I19).
  case lazyIfConstant
  /// As what stands around it.
  case inherited
}

/// What a container is to rows.
enum RowRole: Sendable {
  /// They stand one below the other in it, and it dresses them up.
  case list
  /// They belong together, under a header.
  case section
}

extension ViewBehavior {
  var role: ControlRole? { nil }
  var isInert: Bool { false }
  var isWindow: Bool { false }
  var isRoom: Bool { false }
  var isRow: Bool { false }
  var holdsControls: Bool { false }
  var rows: RowMaking { .eager }
  var takesLines: Bool { true }
  var isOneRow: Bool { if case .inherited = rows { false } else { true } }
  var rowRole: RowRole? { nil }
  var titlesContent: Bool { false }
  var scrolls: Bool { false }
  var showsByClosure: Bool { false }

  func brackets(of node: FrameworkNode) -> Brackets.Kind { .button }
  var drawsShapes: Bool { false }
  func animatedNumbers(of view: FrameworkView, in tree: ViewTree) -> [AnimatedNumber] { [] }

  func kind(of view: FrameworkView) -> String { view.name }
  func drawnName(of view: FrameworkView) -> String { view.name }
  func shownKind(of view: FrameworkView) -> String { kind(of: view) }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    FrameworkNode(view, in: tree, under: parent)
  }

  func labels(among shown: [Node], of view: FrameworkView) -> [Node] { shown }

  func offers(of node: FrameworkNode) -> [Offer] { role?.verb.map { [node.offer($0)] } ?? [] }

  func action(of node: FrameworkNode) -> FunctionValue? {
    let action = node.view.arguments["action"].map(node.tree.evaluator.unwrapped)
    guard case .function(let function)? = action else { return nil }
    return function
  }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? { nil }

  func value(of node: FrameworkNode) -> Value? { nil }

  func builderArgument(of node: FrameworkNode) throws -> Value {
    .opaque(OpaqueValue(name: "proxy", place: node.view.place))
  }

  func didUpdate(_ node: FrameworkNode) {}

  var isInFlow: Bool { true }

  func inOrder(_ node: FrameworkNode) -> [Node] { node.children }

  func heading(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem? { nil }

  func bars(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> Bars { Bars() }

  var looksInside: Bool { false }
  var restsOnItems: Bool { false }

  func mark(_ node: FrameworkNode, _ builder: LayoutBuilder) -> ((inout LayoutTraits) -> Void)? {
    nil
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  { nil }
}

/// A number of what is drawn, by its name: `cornerRadius`.
struct AnimatedNumber {
  let name: String
  let number: Double
}

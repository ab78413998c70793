/// A builder that SwiftUI calls by itself during an update: a row of a `ForEach`, the content of a
/// `GeometryReader`.
///
/// It observes on its own: a property of an observable object that only the builder reads runs the
/// builder again and not the body around it (B15). State that it reads belongs to the view whose
/// `self` it captured (S11).
final class BuilderNode: Node, PlaceOfLazyContainer {
  private var builder: FunctionValue
  private var argument: Value?
  /// The identifier of a row.
  let identifier: Value?
  /// The place of a row's element in the data.
  var index = 0
  /// Why the row may not be on the screen.
  var doubt: Doubt?
  var sightDoubt: Doubt?
  override var ownDoubt: Doubt? { sightDoubt ?? doubt }
  var wakingStep: Int?
  /// The steps of the program that the latest run took.
  private(set) var work = 0
  /// Which rows a lazy container makes was measured, and is not promised (I20).
  var isMadeLazily = false

  init(
    _ builder: FunctionValue, argument: Value?, identifier: Value?, in tree: ViewTree,
    under parent: Node
  ) {
    self.builder = builder
    self.argument = argument
    self.identifier = identifier
    super.init(in: tree, under: parent)
  }

  func run(_ builder: FunctionValue, argument: Value?) throws {
    self.builder = builder
    self.argument = argument
    if sight == .away, try tree.sights.setAside(self) { return }
    try update()
  }

  /// Time went by: it runs in the next update, with another argument.
  func tick(_ argument: Value) {
    self.argument = argument
    tree.graph.schedule(self)
  }

  override func update() throws {
    let cause = changes.first
    let step = cause?.step ?? wakingStep
    wakingStep = nil
    tree.graph.answer(self)
    tree.graph.dropObservations(of: self)
    guard let step else { return try describe() }
    if let cause { tree.explainSilence(ofBodyAround: self, cause) }
    try tree.recorder.during(step) { try describe() }
  }

  private func describe() throws {
    let arguments = argument.map { [CallArgument(label: nil, value: $0)] } ?? []
    tree.evaluator.questions = OpenQuestions()
    let begin = tree.evaluator.workDone
    let content = try tree.running(self) {
      try tree.evaluator.call(builder, arguments, at: tree.place(of: builder))
    }
    work = tree.evaluator.workDone - begin
    try reconcile([tree.evaluator.description(of: content, at: tree.place(of: builder))])
  }
}

/// What a body describes: the values that SwiftUI compares and turns into things on the screen.
enum Description {
  case empty
  /// Several views in a builder, told apart by their position.
  case group([Description])
  /// `if` and `switch`: the number of the branch taken, what stands there, and what the choice rests
  /// on if that is open. Nil: an `if` without `else` that is not taken.
  indirect case branch(Int?, Description, Doubt?)
  case each(EachDescription)
  /// One of the program's own views.
  indirect case view(StructureValue)
  case framework(FrameworkView)
  indirect case modified(Description, Modifier)
  /// `AnyView`.
  indirect case erased(Description)
  /// The `content` that a view modifier's body was handed: it stands for views that may change
  /// without that body.
  case content(ContentReference)
}

extension Description {
  static let emptyView = "EmptyView"
  static let anyView = "AnyView"
  static let forEach = "ForEach"
  static let section = FrameworkContainer.section

  /// The type of a view that has no parts; nil where the type names those of the parts.
  var typeName: String? {
    switch self {
    case .empty: Self.emptyView
    case .view(let structure): structure.type.name
    case .erased: Self.anyView
    case .framework(let view) where view.content.isEmpty && view.deferred.isEmpty: view.name
    default: nil
    }
  }
}

/// What a view modifier was put on, by reference: the body of the modifier says where it goes.
class ContentReference {}

/// What a person may do with a row, called as the modifier that allows it.
enum RowEdit: String {
  case delete = "onDelete"
  case move = "onMove"
}

/// A `ForEach`: rows are described when SwiftUI asks for them.
final class EachDescription {
  let elements: [Value]
  /// The identifier of each element.
  let identifiers: [Value]
  let row: FunctionValue
  /// Elements as bindings, for `ForEach($items)`.
  let place: SourcePlace
  /// `ForEach(0..<n)` expects a count that never changes (I18).
  let isConstantRange: Bool
  /// What a person may do with the rows themselves.
  let edits: [RowEdit: FunctionValue]
  /// What the rows rest on, where that is open.
  var doubt: Doubt?

  init(
    elements: [Value], identifiers: [Value], row: FunctionValue, place: SourcePlace,
    isConstantRange: Bool, edits: [RowEdit: FunctionValue] = [:]
  ) {
    self.edits = edits
    self.elements = elements
    self.identifiers = identifiers
    self.row = row
    self.place = place
    self.isConstantRange = isConstantRange
  }
}

/// A view of the framework, or one that the machine does not know.
final class FrameworkView {
  let name: String
  /// By parameter name: `title`, `action`, `isOn`.
  let arguments: [String: Value]
  /// Views that were described at once: the content of a stack, the label of a button.
  let content: [Description]
  /// What the parts of ``content`` are for: `label`, `content`, `icon`; empty if nobody asks.
  let contentNames: [String]
  /// Builders that SwiftUI calls later: the content of a geometry reader.
  let deferred: [FunctionValue]
  let place: SourcePlace
  /// The machine has no declaration for it.
  let isUnknown: Bool
  /// What its text rests on, where that is open.
  let doubtOfText: Doubt?

  init(
    name: String, arguments: [String: Value], content: [Description],
    contentNames: [String] = [], deferred: [FunctionValue], place: SourcePlace,
    isUnknown: Bool = false, doubtOfText: Doubt? = nil
  ) {
    self.doubtOfText = doubtOfText
    self.contentNames = contentNames
    self.name = name
    self.arguments = arguments
    self.content = content
    self.deferred = deferred
    self.place = place
    self.isUnknown = isUnknown
  }
}

/// A value that a modifier writes to the environment.
struct Provision {
  let key: String
  let value: Value
  /// It can only turn something off that the outer environment has on.
  let onlyTurnsOff: Bool
}

/// A modifier with its arguments: `.onChange(of: n) { … }`.
final class Modifier {
  let name: String
  /// By parameter name, as the framework's interface has it; unknown modifiers keep labels or
  /// positions.
  let arguments: [String: Value]
  /// How the arguments read in the source, for the trace: `quantity`.
  let texts: [String: String]
  /// Views that were described at once: an overlay.
  let content: [Description]
  let deferred: [FunctionValue]
  let place: SourcePlace
  let isUnknown: Bool
  /// What it writes to the environment of what it is put on.
  let provision: Provision?
  /// What one of its arguments means to others.
  let meaning: ArgumentMeaning?
  /// The value of a `ViewModifier` of the program, for `.modifier(…)`, or of a style.
  let custom: StructureValue?
  /// The names of the arguments that a person sees.
  let shown: [String]
  /// What the body of a style is handed.
  let configuration: StructureValue?
  /// What arguments rest on, where that is open.
  let doubts: [String: Doubt]

  /// How much is seen of what it is put on; nil of one that does not say.
  var opacity: Value? { if case .opacity(let share)? = meaning { share } else { nil } }

  /// What it is put on is named by the program: with another name it is another view.
  var explicitIdentity: Value? { if case .identity(let name)? = meaning { name } else { nil } }

  init(
    name: String, arguments: [String: Value], texts: [String: String] = [:],
    content: [Description] = [], deferred: [FunctionValue] = [], place: SourcePlace,
    isUnknown: Bool = false, provision: Provision? = nil,
    meaning: ArgumentMeaning? = nil, shown: [String] = [],
    custom: StructureValue? = nil, configuration: StructureValue? = nil,
    doubts: [String: Doubt] = [:]
  ) {
    self.doubts = doubts
    self.shown = shown
    self.provision = provision
    self.meaning = meaning
    self.configuration = configuration
    self.name = name
    self.arguments = arguments
    self.texts = texts
    self.content = content
    self.deferred = deferred
    self.place = place
    self.isUnknown = isUnknown
    self.custom = custom
  }
}

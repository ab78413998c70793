/// What a run of a body reads, and whether what it describes is made of it.
final class BodyReads {
  /// What became of a value that was read, least first.
  enum Use: Int, Comparable {
    /// It was read in a statement of which nothing that is described is made.
    case aside
    /// A binding to it was made.
    case lent
    /// What is described may be made of it.
    case shown

    static func < (left: Use, right: Use) -> Bool { left.rawValue < right.rawValue }
  }

  /// The type of the view.
  let type: TypeInfo
  private var properties: [String: Use] = [:]
  private var observed: [ObjectIdentifier: Use] = [:]
  private var published: [ObjectIdentifier: [String: Use]] = [:]
  /// How many asides the run is in: one may call a function with another.
  var asides = 0
  /// How many controls are being made that read what they are bound to.
  var controls = 0
  /// Whether an aside printed something.
  private(set) var hasPrintedAside = false

  init(of type: TypeInfo) { self.type = type }

  func note(_ property: String, of type: TypeInfo) {
    guard type === self.type else { return }
    properties[property] = max(properties[property] ?? .aside, asides > 0 ? .aside : .shown)
  }

  /// - Parameter source: What stands for the property of an observed object that was read.
  func note(_ source: AnyObject, isLent: Bool) {
    let key = ObjectIdentifier(source)
    let use: Use = asides > 0 ? .aside : isLent || controls > 0 ? .lent : .shown
    observed[key] = max(observed[key] ?? .aside, use)
  }

  /// A published property of an object was read.
  func note(published name: String, of object: AnyObject) {
    let use: Use = asides > 0 ? .aside : .shown
    let known = published[ObjectIdentifier(object)]?[name] ?? .aside
    published[ObjectIdentifier(object), default: [:]][name] = max(known, use)
  }

  /// What became of a published property; nil if it was not read.
  func use(ofPublished name: String, of object: AnyObject) -> Use? {
    published[ObjectIdentifier(object)]?[name]
  }

  func notePrint() { if asides > 0 { hasPrintedAside = true } }

  /// What became of a property of the view; nil if it was not read.
  func use(of property: String) -> Use? { properties[property] }

  /// What became of what stands for a property of an observed object; nil if it was not read.
  func use(of source: AnyObject) -> Use? { observed[ObjectIdentifier(source)] }
}

/// A listing of a guide with what the machine makes of it.
public struct GuideListing: Sendable, Equatable {
  /// What becomes of a listing in a lesson.
  public enum Verdict: Sendable, Equatable {
    /// It is put on the screen; `root` is the view that is shown.
    case runs(root: String)
    /// It is Swift, and cannot be put on the screen alone, for a reason in a sentence.
    case fragment(reason: String)
    /// It is no Swift: another language, or something left out.
    case text(reason: String)
  }

  /// Its name in the lesson.
  public var id: String
  /// The lines of the guide.
  public var first: Int
  public var last: Int
  /// What stands in the lesson: the listing, behind those that it was joined with.
  public var source: String
  /// The listing alone.
  public var own: String
  /// The names of the listings before it that were joined with it.
  public var joined: [String]
  /// Types that stand in it and that another lesson of the guide declares.
  public var borrowed: [String] = []
  /// Whether a view was put around what the guide shows.
  public var isCompleted = false
  public var names: ListingNames
  public var language: String?
  public var verdict: Verdict

  public init(
    id: String, first: Int, last: Int, source: String, joined: [String] = [],
    names: ListingNames, language: String?, verdict: Verdict
  ) {
    self.id = id
    self.first = first
    self.last = last
    self.source = source
    own = source
    self.joined = joined
    self.names = names
    self.language = language
    self.verdict = verdict
  }

  /// The view that is shown, if it runs.
  public var root: String? {
    if case .runs(let root) = verdict { return root }
    return nil
  }
}

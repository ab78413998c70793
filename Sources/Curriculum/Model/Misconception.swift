/// A wrong idea that many people hold, with what is true instead.
public struct Misconception: Sendable, Hashable {
  /// `parent-rebuilds`
  public var slug: String
  /// The idea in the words of somebody who holds it: "a child runs because its parent runs".
  public var belief: String
  /// What is true instead.
  public var truth: String
  /// The lesson and the trace that cure it, by identifier.
  public var lesson: String?
  public var trace: String?

  public init(slug: String, belief: String, truth: String, lesson: String?, trace: String?) {
    self.slug = slug
    self.belief = belief
    self.truth = truth
    self.lesson = lesson
    self.trace = trace
  }
}

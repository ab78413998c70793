/// Something that went wrong while a program ran, with the place where one could mend it.
///
/// A trace tells what happened; a symptom says which declaration it comes from, so that what is seen
/// on many screens can be put together.
public struct Symptom: Sendable, Equatable {
  public enum Kind: Sendable, Equatable, CaseIterable {
    /// A body ran and described what it had described before (P1).
    case wastedRun
    /// Such a run, because of a part of a value that it shows nothing of (P4), or of a change of an
    /// object that it shows nothing of (O1).
    case wholeValue
    /// Such a run, because of a closure that does not compare equal (P6).
    case closureInput
    /// A body made an object and handed it to a view or to the environment, where another one was
    /// (P5, B21).
    case objectInBody
    /// A view that observes an object makes it, too, and gets another one (O6).
    case observedOwner
    /// Identifiers of the same elements differ from one update to the next (I14), or change with
    /// what is edited (I6).
    case unstableID
    /// State stayed at a position and belongs to another element now (I7).
    case positionalID
    /// State that had changed began anew in another branch, or when the branch came back (I1, I4).
    case lostState
    /// The same with an `AnyView` around it (I9).
    case erasedType
    /// Each row of a list had more to do because there are more rows (P9).
    case growingWork
    /// A wrapper ran a body, in which nobody mentions it (E3, O1).
    case unreadWrapper
    /// A body read what an object holds, is not told that it changed, and shows the old value (S12,
    /// O2, O9).
    case unheardChange
    /// Another first value was handed in for a state, which keeps what it has (S8).
    case ignoredFirstValue
    /// A closure saw a state as it was when a body made it (S11), or is kept by a view whose own
    /// `==` leaves it out (P8, P11b).
    case oldClosure
    /// A view that is described again makes its timer anew, so that it begins to wait anew (P15).
    case restartedTimer
    /// `.task` without an identifier is not begun again, although what its closure holds is another
    /// value now (L6).
    case outdatedTask
    /// A task goes on without the view that began it when it appeared, which began another one (L6).
    case leftTask
    /// The default of a key is another object than before (E8).
    case remadeDefault
    /// A tap set off several buttons of a row (N38).
    case sharedRow
  }

  public var kind: Kind
  /// The view that suffers from it.
  public var view: String
  /// What is to be mended: a property, a class, an expression.
  public var subject: String
  /// The place of ``subject``, as traces name files.
  public var file: String?
  /// From 1.
  public var line: Int
  public var column: Int
  /// What would prevent it, as a sentence without a capital and a full stop.
  public var advice: String
  /// The row of the rules.
  public var rule: String
  public var certainty: Certainty
  /// Of ``Kind/wholeValue``: the parts of the value that changed.
  public var parts: [String] = []
  /// Of ``Kind/wastedRun``: whether each description makes another value by itself, so that the view
  /// is never equal to what it was.
  public var isMadeAnew = false
  /// Of ``Kind/objectInBody``: the type of the object. Of ``Kind/oldClosure``: the property that holds
  /// the closure.
  public var type: String?
}

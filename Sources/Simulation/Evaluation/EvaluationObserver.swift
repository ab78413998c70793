/// Receives what evaluation touches. The view tree listens here; evaluation itself knows no views
/// on a screen.
protocol EvaluationObserver: AnyObject {
  /// A property of an `@Observable` object was read.
  ///
  /// - Parameters:
  ///   - certainty: How sure it is that SwiftUI counts this as a read (B13).
  ///   - isLent: Whether a binding to the property was made.
  func didRead(
    _ object: ObjectValue, _ property: PropertyDeclaration, certainty: Certainty, isLent: Bool,
    at place: SourcePlace)
  /// A property of another object, or one that is not tracked, was read.
  func didReadUnheard(_ object: ObjectValue, _ property: PropertyDeclaration)
  /// A value is read through a binding, or through one that was derived from it.
  ///
  /// - Returns: The value, if whoever runs was handed the binding as a dynamic property: that has
  ///   fetched it before, and nothing is read anew.
  func value(through binding: BindingValue, at place: SourcePlace) throws -> Value?
  /// An instance of a class of the program was made.
  func didMake(_ object: ObjectValue, at place: SourcePlace)
  /// A property of an object was written.
  ///
  /// - Parameter isDropped: Nobody is told, because the setter found the value equal (B10).
  func didWrite(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value,
    isDropped: Bool, at place: SourcePlace)
  /// A property was changed whose class tells of it by a registrar of its own (B22).
  func didAnnounce(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value,
    at place: SourcePlace)
  /// How many writes wait for their update, or did.
  var writeCount: Int { get }
  /// `objectWillChange.send()`.
  func willChange(_ object: ObjectValue, at place: SourcePlace)
  /// `UserDefaults.standard.set(value, forKey: key)`; nil where the key is removed.
  func didSetDefault(_ key: String, to value: Value, at place: SourcePlace) throws
  /// Where the value of an `@AppStorage` is kept that belongs to no view on the screen.
  func stored(_ wrapper: WrapperValue) throws -> (any WrapperConnection)?
  /// What `@Environment` gives that belongs to no view on the screen, as in an `init` (E12); nil
  /// where it asks for an object.
  func defaultOfEnvironment(_ wrapper: WrapperValue, at place: SourcePlace) throws -> Value?
  /// The store, where a type or a member of that name gives it: `ModelContext(container)`,
  /// `container.mainContext`; nil for any other name.
  func store(named name: String) -> Value?
  /// What a model of SwiftData has without declaring it; nil for any other member.
  func member(_ name: String, ofModel object: ObjectValue) -> Value?
  /// A member of something that the machine does not know was assigned to.
  func didAssign(_ member: String, of owner: Value, old: Value?, new: Value, at place: SourcePlace)
  /// `withAnimation { … }` and `withTransaction`.
  func transact(animation: Value?, _ body: () throws -> Value) rethrows -> Value
  /// What `Self._printChanges()` prints in the body that runs now; nil outside an update.
  var changesOfRunningBody: String? { get }
  /// The program prints a line.
  ///
  /// - Returns: Whether anybody reads it.
  func didPrint(_ line: String, at place: SourcePlace) -> Bool
  /// How something unknown decided at a place in a body around the one that runs, of the same view:
  /// a view that contains itself recurs without being called.
  func recursionAround(_ place: SourcePlace) -> OpenRecursion?
  /// Something unknown decided at a place.
  func didDecide(_ recursion: OpenRecursion, at place: SourcePlace)
  /// Something was taken for granted, because the machine does not know it.
  func assumed(_ assumption: Assumption, at place: SourcePlace)
}

extension EvaluationObserver {
  /// Something of no special kind was taken for granted.
  func assumed(_ what: String, at place: SourcePlace) { assumed(.system(what), at: place) }
}

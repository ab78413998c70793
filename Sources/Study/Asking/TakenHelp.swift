/// What was used of what helps with a question that is not answered yet.
struct TakenHelp: Sendable, Equatable {
  /// Hints that were shown.
  var hints = 0
  /// Peeks at something that gives part of the answer away.
  var peeks = 0
  /// Programs that did not solve an exercise.
  var tries = 0

  init() {}

  /// As it is stored, behind the mark of the question that it belongs to.
  var text: String { "\(hints) \(peeks) \(tries)" }

  /// Nil if it is not stored, or belongs to another question.
  init?(_ stored: String?, mark: String) {
    guard let stored, stored.hasPrefix(mark + " ") else { return nil }
    let numbers = stored.dropFirst(mark.count + 1).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (hints, peeks, tries) = (numbers[0], numbers[1], numbers[2])
  }
}

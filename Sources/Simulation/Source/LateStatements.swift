import Foundation

/// The statements of a body, read when somebody needs them first.
final class LateStatements: @unchecked Sendable {
  private let lock = NSLock()
  private var read: (() -> [Statement])?
  private var known: [Statement] = []
  let isEmpty: Bool

  /// - Parameter isEmpty: Whether there are none, as far as can be told without reading them.
  init(isEmpty: Bool, _ read: @escaping () -> [Statement]) {
    self.isEmpty = isEmpty
    self.read = read
  }

  init(_ statements: [Statement]) {
    known = statements
    isEmpty = statements.isEmpty
  }

  /// Whoever asks first waits until they are read.
  var statements: [Statement] {
    lock.withLock {
      if let read {
        known = read()
        self.read = nil
      }
      return known
    }
  }
}

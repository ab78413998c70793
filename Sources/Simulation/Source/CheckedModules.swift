import Foundation
import Interpreter

/// Modules that were checked for what a compiler would say, until the engine runs them: to check a
/// module again takes as long as the first time.
///
/// A checked program is no value and belongs to one thread at a time: whoever takes it has it alone.
final class CheckedModules: @unchecked Sendable {
  private let lock = NSLock()
  private var programs: [Int: SourceProgram] = [:]

  /// - Parameter module: Its number among the modules of the sources (``ModuleGroups``).
  func put(_ program: sending SourceProgram, module: Int) {
    lock.withLock { programs[module] = program }
  }

  /// Nil if nobody has checked the module, or somebody has taken it.
  func take(_ module: Int) -> SourceProgram? {
    lock.withLock { programs.removeValue(forKey: module) }
  }
}

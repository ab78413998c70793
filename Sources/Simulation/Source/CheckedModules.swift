import Foundation
import Interpreter

/// Modules that were checked for what a compiler would say, until the engine runs them: to check a
/// module again takes as long as the first time.
///
/// A checked program is no value and belongs to one thread at a time: whoever takes it has it alone.
final class CheckedModules: @unchecked Sendable {
  private let lock = NSLock()
  private var programs: [Int: SourceProgram] = [:]
  private var refused: Set<Int> = []
  private var sound: Set<Int> = []

  /// - Parameter module: Its number among the modules of the sources (``ModuleGroups``).
  func put(_ program: sending SourceProgram, module: Int) {
    lock.withLock { programs[module] = program }
  }

  /// It is known not to compile.
  func refuse(module: Int) { lock.withLock { _ = refused.insert(module) } }

  /// It is known to compile.
  func approve(module: Int) { lock.withLock { _ = sound.insert(module) } }

  func isSound(_ module: Int) -> Bool { lock.withLock { sound.contains(module) } }

  func isRefused(_ module: Int) -> Bool { lock.withLock { refused.contains(module) } }

  /// Whether it was checked now, and nobody has taken it.
  func isChecked(_ module: Int) -> Bool { lock.withLock { programs[module] != nil } }

  /// Nil if nobody has checked the module, or somebody has taken it.
  func take(_ module: Int) -> SourceProgram? {
    lock.withLock { programs.removeValue(forKey: module) }
  }
}

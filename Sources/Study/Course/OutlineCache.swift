import Curriculum
import Simulation

/// Keeps the outline of the pack that was opened last, and the text of its lessons, so that a start
/// need not read the lessons at all.
///
/// What it keeps is of use only to the same program and the same files: with the stamps that they
/// had, or else byte for byte. Edited lessons are read, and checked with their whole pack. Whatever
/// is wrong with what was kept, the pack is read as if there were nothing.
public struct OutlineCache: Sendable {
  private let program: String
  private let now: @Sendable () -> Int
  private let load: @Sendable () -> KeptFile?
  private let save: @Sendable ([UInt8]) -> Void

  /// - Parameters:
  ///   - program: tells this build of the program from every other one: another may read lessons
  ///     differently.
  ///   - now: nanoseconds since 1970, by the clock that stamps files.
  ///   - load: gives what was saved last, nil if there is nothing.
  ///   - save: replaces it, as a whole or not at all; it may fail in silence.
  public init(
    program: String, now: @escaping @Sendable () -> Int,
    load: @escaping @Sendable () -> KeptFile?, save: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.program = program
    self.now = now
    self.load = load
    self.save = save
  }

  /// What was kept, if this program did.
  func kept() -> KeptOutline? { load().flatMap { KeptOutline($0, program: program) } }

  /// - Parameter listing: from before the files were read.
  func keep(_ outline: CourseOutline, of folder: PackFolder, listedAs listing: PackListing) {
    // A file that may change once more without its stamp is to be read the next time.
    let mark = listing.isSettled(at: now()) ? listing.mark : ContentMark()
    save(KeptOutline.bytes(outline, of: folder, listing: mark, program: program))
  }
}

import Foundation

/// A line that says how far a long work is, on standard error, where somebody can see it.
struct ProgressLine {
  private let work: String
  private let isShown: Bool
  private let width: Int

  /// - Parameter isShown: false where a line that changes in place would be in the way.
  init(_ work: String, isShown: Bool) {
    self.work = work
    self.isShown = isShown && isatty(FileHandle.standardError.fileDescriptor) == 1
    width = work.count + 7
  }

  /// - Parameter share: in 0...1.
  /// - Throws: ``Failure`` when the work is to stop.
  func show(_ share: Double) throws {
    try CommandOutput.checkInterruption()
    guard isShown else { return }
    put("\r\(work): \(Int(share * 100))%")
  }

  /// Leaves nothing of it on the screen.
  func clear() {
    guard isShown else { return }
    put("\r" + String(repeating: " ", count: width) + "\r")
  }

  private func put(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

import Audit
import Foundation

/// The file of what an audit found before.
enum BaselineFile {
  /// - Throws: ``Failure`` if there is none, or it is no baseline.
  static func read(_ path: String) throws -> Baseline {
    let text = try SourceInput.text(path)
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(text.utf8)),
      baseline.format == 1
    else {
      throw Failure(
        .badData,
        [
          "\(path):1:1: error: this is no baseline of tutor audit; write one with --write-baseline"
        ])
    }
    return baseline
  }

  /// Writes it in the place of an older one; anything else is left as it is.
  ///
  /// - Throws: ``Failure`` if there is another file, or it cannot be written.
  static func write(_ baseline: Baseline, to path: String) throws {
    if SourceInput.exists(path) { _ = try read(path) }
    do {
      try Data(json(baseline).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw Failure(.inputOutput, "The file \(path) cannot be written.") }
  }
}

import Simulation
import SwiftParser
import SwiftSyntax

/// A change of the source that takes a cause away and leaves what is shown as it is.
struct Cure {
  private let rewriting: (SourceFile) -> String?
  private let file: String

  /// Nil where none is known that is sound.
  init?(_ evidence: Evidence, _ facts: SourceFacts) {
    file = evidence.cause.file
    let (line, subject) = (evidence.cause.line, evidence.subject)
    switch evidence.cause.kind {
    case .observedOwner:
      rewriting = {
        Self.replaceAttribute(
          WrapperKind.observedObject.rawValue, by: WrapperKind.stateObject.rawValue, line, in: $0)
      }
    case .closureInput where evidence.isOfStoredBuilder:
      rewriting = { Self.storeContent(subject, line, in: $0) }
    case .unreadWrapper: rewriting = { Self.removeProperty(subject, line, in: $0) }
    case .unstableID:
      rewriting = { Self.storeIdentifier(line, in: $0) ?? Self.removeIdentity(line, in: $0) }
    case .objectInBody:
      guard let type = evidence.type else { return nil }
      rewriting = { Self.keepObject(type, line, in: $0) }
    case .wholeValue where evidence.rule == "P4":
      guard let view = evidence.views.keys.first, evidence.views.count == 1,
        let parts = facts.parts(of: subject, in: view)
      else { return nil }
      rewriting = { Self.compare(view, by: parts.map { "\(subject).\($0)" }, in: $0) }
    default: return nil
    }
  }

  /// All files with the one that is mended; nil if it does not apply.
  func applied(to files: [SourceFile]) -> [SourceFile]? {
    guard let index = files.firstIndex(where: { $0.name == file }),
      let text = rewriting(files[index])
    else { return nil }
    var mended = files
    mended[index].text = text
    return mended
  }
}

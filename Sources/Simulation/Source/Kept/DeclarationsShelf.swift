import Foundation

/// What was kept of files, and what has come to it since.
final class DeclarationsShelf: @unchecked Sendable {
  private let lock = NSLock()
  /// Those that were used last come first.
  private let before: [DeclarationsForm]
  private let known: [ContentMark: DeclarationsForm]
  private let save: ([DeclarationsForm]) -> Void
  /// Nil for one that keeps nothing.
  private var used: [ContentMark: DeclarationsForm]?
  private var hasNew = false

  /// Keeps nothing.
  init() {
    before = []
    known = [:]
    save = { _ in }
  }

  /// - Parameter save: Keeps what it is given, the foremost above all.
  init(_ before: [DeclarationsForm], save: @escaping ([DeclarationsForm]) -> Void) {
    self.before = before
    self.save = save
    known = Dictionary(before.map { ($0.mark, $0) }) { first, _ in first }
    used = [:]
  }

  /// What stands for a file.
  ///
  /// - Parameter renames: What types are called in it: ``SharedNames/renames(in:)``.
  static func mark(of file: SourceFile, _ renames: [String: String] = [:]) -> ContentMark {
    var mark = ContentMark()
    mark.add(file.text)
    for (name, key) in renames.sorted(by: { $0.key < $1.key }) {
      mark.add(name)
      mark.add(key)
    }
    return mark
  }

  /// Whether such a file was read before.
  func has(_ mark: ContentMark) -> Bool { known[mark] != nil }

  /// What a file declares.
  ///
  /// - Parameters:
  ///   - file: Its number in the program.
  ///   - read: Reads it, if nothing is known.
  func declarations(
    _ mark: ContentMark, file: Int, _ read: () -> ParsedFile
  ) -> ParsedFile {
    if let form = known[mark], let declarations = form.declarations(file: file) {
      lock.withLock { used?[mark] = form }
      return declarations
    }
    let declarations = read()
    guard lock.withLock({ used != nil }),
      let form = DeclarationsForm(declarations, mark: mark, file: file)
    else { return declarations }
    lock.withLock {
      used?[mark] = form
      hasNew = true
    }
    return declarations
  }

  /// Keeps what was asked for, and as much as there is room for of what was there before.
  func keep() {
    let (new, used) = lock.withLock {
      defer { hasNew = false }
      return (hasNew, self.used ?? [:])
    }
    guard new else { return }
    save(used.values + before.filter { used[$0.mark] == nil })
  }
}

import Foundation

/// The files that the program writes while it runs, and the folders that it makes. A simulation
/// begins with the folders of a device, and without any file.
struct DocumentFiles {
  /// What was written, by the path: data as they are, or what an encoder was handed.
  private var contents: [String: Value] = [:]
  private var folders = Set(Folder.allCases.map(\.path))

  /// The folders of an app, by the names of `FileManager.SearchPathDirectory`.
  enum Folder: String, CaseIterable {
    case home = ""
    case documentDirectory = "Documents"
    case libraryDirectory = "Library"
    case cachesDirectory = "Library/Caches"
    case applicationSupportDirectory = "Library/Application Support"
    case temporaryDirectory = "tmp"

    /// The one that a case of the enumeration means; what else there is lies in the library.
    init(named name: String) {
      self = Self.allCases.first { String(describing: $0) == name } ?? .libraryDirectory
    }

    var url: URL { URL(filePath: "/var/mobile/" + rawValue, directoryHint: .isDirectory) }
    fileprivate var path: String { DocumentFiles.path(url) }
  }

  private static func path(_ url: URL) -> String { url.standardizedFileURL.path }

  func content(at url: URL) -> Value? { contents[Self.path(url)] }

  func exists(_ url: URL) -> Bool {
    contents[Self.path(url)] != nil || folders.contains(Self.path(url))
  }

  /// Whether others may have put something there: it lies outside of the app's own folders, and the
  /// program wrote nothing to it.
  func belongsToOthers(_ url: URL) -> Bool {
    !exists(url) && !Self.path(url).hasPrefix(Folder.home.path + "/")
  }

  /// - Throws: ``FileFault`` if it would lie in no folder.
  mutating func write(_ content: Value, to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    guard folders.contains(Self.path(folder)) else { throw FileFault(url: folder, .absent) }
    contents[Self.path(url)] = content
  }

  mutating func makeFolder(at url: URL) {
    var folder = url
    while folders.insert(Self.path(folder)).inserted, folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
    }
  }

  /// - Throws: ``FileFault`` if there is no such file and no such folder.
  mutating func remove(_ url: URL) throws {
    guard exists(url) else { throw FileFault(url: url, .absent) }
    let path = Self.path(url)
    contents = contents.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
    folders = folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
  }

  /// Copies a file, or a folder with all that lies in it.
  ///
  /// - Throws: ``FileFault`` if there is no such file, or one there already.
  mutating func copy(_ url: URL, to place: URL, isMoved: Bool = false) throws {
    guard exists(url) else { throw FileFault(url: url, isMoved ? .absent : .unreadable) }
    guard !exists(place) else { throw FileFault(url: place, .present) }
    let parent = place.deletingLastPathComponent()
    guard folders.contains(Self.path(parent)) else { throw FileFault(url: parent, .absent) }
    let (source, target) = (Self.path(url), Self.path(place))
    func copied(_ path: String) -> String? {
      path == source || path.hasPrefix(source + "/") ? target + path.dropFirst(source.count) : nil
    }
    for (path, content) in contents { copied(path).map { contents[$0] = content } }
    folders.formUnion(folders.compactMap(copied))
    if isMoved { try remove(url) }
  }

  /// What lies in a folder, by name.
  ///
  /// - Throws: ``FileFault`` if there is no such folder.
  func list(_ folder: URL) throws -> [URL] {
    let path = Self.path(folder)
    guard folders.contains(path) else { throw FileFault(url: folder, .unreadable) }
    let all = contents.keys.map { URL(filePath: $0) } + folders.map { URL(filePath: $0) }
    return all.filter { Self.path($0) != path && Self.path($0.deletingLastPathComponent()) == path }
      .sorted { $0.path < $1.path }
  }
}

/// What is wrong with a file or a folder.
struct FileFault: Error {
  /// By the numbers that Cocoa gives them.
  enum Kind: Int {
    /// The program has not made it.
    case absent = 4
    /// Neither has it, and wants to read it.
    case unreadable = 260
    case present = 516
  }

  var url: URL
  var kind: Kind

  init(url: URL, _ kind: Kind) {
    self.url = url
    self.kind = kind
  }
}

/// `FileManager.default`: one for all.
struct FileManagerValue: LibraryType {
  var text: String { "FileManager" }

  /// Its functions take no argument for it: the files are there.
  struct Files: LibraryConvertible {
    let evaluator: Evaluator
    var value: Value { .void }

    static func converted(from value: Value, in evaluator: Evaluator) -> Files? { nil }
    static func next(_ reader: ArgumentReader) -> Files { Files(evaluator: reader.evaluator) }

    /// Those in which something is looked for.
    ///
    /// - Throws: ``ArgumentMismatch`` for a place of which nothing is known.
    func looked(at url: URL) throws -> DocumentFiles {
      guard !evaluator.files.belongsToOthers(url) else { throw ArgumentMismatch() }
      return evaluator.files
    }
  }

  static let library = LibraryTable("FileManager", FileManagerValue.self) { table in
    table.constants(["default": FileManagerValue()])
    table.initializer("") { FileManagerValue() }
    addFolders(to: table)
    addReading(to: table)
    addChanges(to: table)
  }

  private static func addFolders(to table: LibraryTableBuilder<FileManagerValue>) {
    table.method("urls(for:in:)") { (_: FileManagerValue, folder: Value, _: Value) in
      [DocumentFiles.Folder(named: folder.lastName).url]
    }
    table.method("url(for:in:appropriateFor:create:)") {
      (_: FileManagerValue, folder: Value, _: Value, _: Value, _: Value) in
      DocumentFiles.Folder(named: folder.lastName).url
    }
    table.method("containerURL(forSecurityApplicationGroupIdentifier:)") {
      (_: FileManagerValue, _: String) in
      Optional(DocumentFiles.Folder.documentDirectory.url)
    }
    table.property("temporaryDirectory") { _ in DocumentFiles.Folder.temporaryDirectory.url }
    table.property("homeDirectoryForCurrentUser") { _ in DocumentFiles.Folder.home.url }
  }

  private static func addReading(to table: LibraryTableBuilder<FileManagerValue>) {
    table.method("fileExists(atPath:)") { (_: FileManagerValue, files: Files, path: String) in
      let url = URL(filePath: path)
      return try files.looked(at: url).exists(url)
    }
    table.method("contents(atPath:)") { (_: FileManagerValue, files: Files, path: String) in
      let url = URL(filePath: path)
      return Value.optional(try files.looked(at: url).content(at: url))
    }
    table.method("contentsOfDirectory(atPath:)") {
      (_: FileManagerValue, files: Files, path: String) in
      let url = URL(filePath: path)
      return try files.looked(at: url).list(url).map(\.lastPathComponent)
    }
    table.method("contentsOfDirectory(at:includingPropertiesForKeys:)") {
      (_: FileManagerValue, files: Files, url: URL, _: Value) in
      try files.looked(at: url).list(url)
    }
    table.method("contentsOfDirectory(at:includingPropertiesForKeys:options:)") {
      (_: FileManagerValue, files: Files, url: URL, _: Value, _: Value) in
      try files.looked(at: url).list(url)
    }
  }

  private static func addChanges(to table: LibraryTableBuilder<FileManagerValue>) {
    table.method("createFile(atPath:contents:)") {
      (_: FileManagerValue, files: Files, path: String, data: Value) in
      let content = files.evaluator.lifted(data)
      return (try? files.evaluator.files.write(content, to: URL(filePath: path))) != nil
    }
    table.method("createDirectory(at:withIntermediateDirectories:)") {
      (_: FileManagerValue, files: Files, url: URL, _: Bool) in
      files.evaluator.files.makeFolder(at: url)
      return Value.void
    }
    table.method("createDirectory(at:withIntermediateDirectories:attributes:)") {
      (_: FileManagerValue, files: Files, url: URL, _: Bool, _: Value) in
      files.evaluator.files.makeFolder(at: url)
      return Value.void
    }
    table.method("removeItem(at:)") { (_: FileManagerValue, files: Files, url: URL) in
      try files.evaluator.files.remove(url)
      return Value.void
    }
    table.method("removeItem(atPath:)") { (_: FileManagerValue, files: Files, path: String) in
      try files.evaluator.files.remove(URL(filePath: path))
      return Value.void
    }
    table.method("copyItem(at:to:)") { (_: FileManagerValue, files: Files, url: URL, place: URL) in
      try files.evaluator.files.copy(url, to: place)
      return Value.void
    }
    table.method("moveItem(at:to:)") { (_: FileManagerValue, files: Files, url: URL, place: URL) in
      try files.evaluator.files.copy(url, to: place, isMoved: true)
      return Value.void
    }
  }
}

extension ResourceFiles {
  /// What stands in a file: of those that the program wrote, else of those that came with it.
  ///
  /// - Throws: ``FileFault`` for what would be a file of the program's own, and is not there.
  func content(at url: URL) throws -> Value {
    if let written = evaluator.files.content(at: url) { return written }
    guard url.isFileURL, !url.path.hasPrefix(BundleValue.folder) else {
      return Data(try text(at: url).utf8).value
    }
    if let text = try? text(at: url) { return Data(text.utf8).value }
    throw FileFault(url: url, .unreadable)
  }

  /// The same as text.
  func writtenText(at url: URL) throws -> String {
    let content = try content(at: url)
    guard let data = try Data.converted(from: content, in: evaluator) else {
      throw ArgumentMismatch()
    }
    return String(decoding: data, as: UTF8.self)
  }
}

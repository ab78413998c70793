import Foundation

/// What the program finds among the files that come with it.
struct ResourceFiles: LibraryConvertible {
  let evaluator: Evaluator

  static func converted(from value: Value, in evaluator: Evaluator) -> ResourceFiles? { nil }

  /// It takes no argument: it is there.
  static func next(_ reader: ArgumentReader) -> ResourceFiles {
    ResourceFiles(evaluator: reader.evaluator)
  }

  var value: Value { .void }

  /// - Throws: ``UnknownFile`` if it is not among the files that were given: it may be in the app.
  func url(_ name: String?, _ fileExtension: String?) throws -> URL? {
    guard let name else { return nil }
    let end = fileExtension.flatMap { $0.isEmpty ? nil : $0 }
    let whole = end.map { name.hasSuffix(".\($0)") ? name : "\(name).\($0)" } ?? name
    guard evaluator.program.resource(named: whole) != nil else { throw UnknownFile(name: whole) }
    return URL(filePath: BundleValue.folder + whole)
  }

  /// What stands in a file of the bundle.
  func text(at url: URL) throws -> String {
    guard let text = evaluator.program.resource(named: url.lastPathComponent) else {
      throw ArgumentMismatch()
    }
    return text
  }
}

/// A file of the bundle that the machine was not given.
struct UnknownFile: Error { var name: String }

/// `Bundle.main` and its like: one for all.
struct BundleValue: LibraryType {
  static let folder = "/var/containers/Bundle/Application/App.app/"

  var text: String { "Bundle" }

  static let library = LibraryTable("Bundle", BundleValue.self) { table in
    table.constants(["main": BundleValue(), "module": BundleValue()])
    table.initializer("for:") { (_: Value) in BundleValue() }
    table.method("url(forResource:withExtension:)") {
      (_: BundleValue, files: ResourceFiles, name: String?, end: String?) in
      try files.url(name, end)
    }
    table.method("path(forResource:ofType:)") {
      (_: BundleValue, files: ResourceFiles, name: String?, end: String?) in
      try files.url(name, end)?.path
    }
    table.method("localizedString(forKey:value:table:)") {
      (_: BundleValue, files: ResourceFiles, key: String, other: String?, _: String?) in
      let other = other.flatMap { $0.isEmpty ? nil : $0 }
      return files.evaluator.program.translations[key] ?? other ?? key
    }
    table.property("bundleURL") { _ in URL(filePath: folder) }
    table.property("bundlePath") { _ in folder }
    // The languages of an app of which nobody said anything.
    table.property("preferredLocalizations") { _ in ["en"] }
    table.property("localizations") { _ in ["en"] }
    table.property("developmentLocalization") { _ in "en" as String? }
  }
}

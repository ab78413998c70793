import Foundation

extension UUID: LibraryType {
  static let library = LibraryTable("UUID", UUID.self) { table in
    table.initializer("") { (surroundings: Surroundings) in surroundings.uniqueIdentifier() }
    table.failableInitializer("uuidString:") { (text: String) in UUID(uuidString: text) }
    table.property("uuidString") { $0.uuidString }
    table.property("description") { $0.description }
    table.ordered()
  }
}

extension URL: LibraryType {
  static let library = LibraryTable("URL", URL.self) { table in
    table.failableInitializer("string:") { (text: String) in URL(string: text) }
    table.failableInitializer("string:relativeTo:") { (text: String, base: URL?) in
      URL(string: text, relativeTo: base)
    }
    table.initializer("fileURLWithPath:") { (path: String) in URL(fileURLWithPath: path) }
    table.initializer("filePath:") { (path: String) in URL(filePath: path) }
    table.constants([
      "documentsDirectory": DocumentFiles.Folder.documentDirectory.url,
      "cachesDirectory": DocumentFiles.Folder.cachesDirectory.url,
      "libraryDirectory": DocumentFiles.Folder.libraryDirectory.url,
      "applicationSupportDirectory": DocumentFiles.Folder.applicationSupportDirectory.url,
      "temporaryDirectory": DocumentFiles.Folder.temporaryDirectory.url,
    ])
    addParts(to: table)
    addChanges(to: table)
  }

  private static func addParts(to table: LibraryTableBuilder<URL>) {
    table.property("absoluteString") { $0.absoluteString }
    table.property("absoluteURL") { $0.absoluteURL }
    table.property("relativeString") { $0.relativeString }
    table.property("scheme") { $0.scheme }
    table.property("path") { $0.path }
    table.property("lastPathComponent") { $0.lastPathComponent }
    table.property("pathComponents") { $0.pathComponents }
    table.property("pathExtension") { $0.pathExtension }
    table.property("host") { $0.host }
    table.property("port") { $0.port }
    table.property("query") { $0.query }
    table.property("fragment") { $0.fragment }
    table.property("user") { $0.user }
    table.property("isFileURL") { $0.isFileURL }
    table.property("description") { $0.description }
    table.method("host()") { (url: URL) in url.host() }
    table.method("path()") { (url: URL) in url.path() }
    table.method("query()") { (url: URL) in url.query() }
    table.method("fragment()") { (url: URL) in url.fragment() }
    table.method("host(percentEncoded:)") { (url: URL, flag: Bool) in
      url.host(percentEncoded: flag)
    }
    table.method("path(percentEncoded:)") { (url: URL, flag: Bool) in
      url.path(percentEncoded: flag)
    }
  }

  private static func addChanges(to table: LibraryTableBuilder<URL>) {
    table.method("appendingPathComponent(_:)") { (url: URL, part: String) in
      url.appendingPathComponent(part)
    }
    table.method("appending(path:)") { (url: URL, part: String) in url.appending(path: part) }
    table.method("appending(component:)") { (url: URL, part: String) in
      url.appending(component: part)
    }
    table.method("appending(queryItems:)") { (url: URL, items: [URLQueryItem]) in
      url.appending(queryItems: items)
    }
    table.method("appendingPathExtension(_:)") { (url: URL, part: String) in
      url.appendingPathExtension(part)
    }
    table.method("deletingLastPathComponent()") { (url: URL) in url.deletingLastPathComponent() }
    table.method("deletingPathExtension()") { (url: URL) in url.deletingPathExtension() }
    table.mutating("append(path:)") { (url: inout URL, part: String) in url.append(path: part) }
    table.mutating("append(queryItems:)") { (url: inout URL, items: [URLQueryItem]) in
      url.append(queryItems: items)
    }
    table.mutating("appendPathComponent(_:)") { (url: inout URL, part: String) in
      url.appendPathComponent(part)
    }
  }
}

extension URLComponents: LibraryType {
  static let library = LibraryTable("URLComponents", URLComponents.self) { table in
    table.initializer("") { URLComponents() }
    table.failableInitializer("string:") { (text: String) in URLComponents(string: text) }
    table.failableInitializer("url:resolvingAgainstBaseURL:") { (url: URL, flag: Bool) in
      URLComponents(url: url, resolvingAgainstBaseURL: flag)
    }
    table.property("scheme") { $0.scheme }
    table.setter("scheme") { (parts: inout URLComponents, scheme: String?) in
      let letters = CharacterSet(charactersIn: "a"..."z").union(
        CharacterSet(charactersIn: "A"..."Z"))
      guard scheme?.unicodeScalars.allSatisfy(letters.contains) != false, scheme != "" else {
        throw ArgumentMismatch()
      }
      parts.scheme = scheme
    }
    table.variable("host", \.host)
    table.property("port") { $0.port }
    table.setter("port") { (parts: inout URLComponents, port: Int?) in
      guard (0...65_535).contains(port ?? 0) else { throw ArgumentMismatch() }
      parts.port = port
    }
    table.variable("path", \.path)
    table.variable("query", \.query)
    table.variable("fragment", \.fragment)
    table.variable("queryItems", \.queryItems)
    table.property("url") { $0.url }
    table.property("string") { $0.string }
  }
}

extension URLQueryItem: LibraryType {
  static let library = LibraryTable("URLQueryItem", URLQueryItem.self) { table in
    table.initializer("name:value:") { (name: String, value: String?) in
      URLQueryItem(name: name, value: value)
    }
    table.variable("name", \.name)
    table.variable("value", \.value)
  }
}

extension Data: LibraryType {
  static let library = LibraryTable("Data", Data.self) { table in
    table.initializer("") { Data() }
    table.initializer("_:") { (bytes: [Int]) in
      Data(bytes.map { UInt8(truncatingIfNeeded: $0) })
    }
    table.reader("contentsOf:") { (files: ResourceFiles, url: URL) in try files.content(at: url) }
    table.reader("contentsOf:options:") { (files: ResourceFiles, url: URL, _: Value) in
      try files.content(at: url)
    }
    table.method("write(to:)") { (data: Data, files: FileManagerValue.Files, url: URL) in
      try files.evaluator.files.write(data.value, to: url)
      return Value.void
    }
    table.method("write(to:options:)") {
      (data: Data, files: FileManagerValue.Files, url: URL, _: Value) in
      try files.evaluator.files.write(data.value, to: url)
      return Value.void
    }
    table.failableInitializer("base64Encoded:") { (text: String) in Data(base64Encoded: text) }
    table.property("count") { $0.count }
    table.property("isEmpty") { $0.isEmpty }
    table.property("description") { $0.description }
    table.method("base64EncodedString()") { (data: Data) in data.base64EncodedString() }
    table.mutating("append(_:)") { (data: inout Data, other: Data) in data.append(other) }
    table.operation("+") { (left: Data, right: Data) in left + right }
  }
}

extension IndexSet: LibraryType {
  static let library = LibraryTable("IndexSet", IndexSet.self) { table in
    table.initializer("") { IndexSet() }
    table.initializer("integer:") { (index: Int) in try checked([index]) }
    table.initializer("integersIn:") { (range: Range<Int>) in
      guard range.lowerBound >= 0, range.upperBound < 100_000 else { throw ArgumentMismatch() }
      return try checked(Array(range))
    }
    table.initializer("integersIn:") { (range: ClosedRange<Int>) in
      guard range.lowerBound >= 0, range.upperBound < 100_000 else { throw ArgumentMismatch() }
      return try checked(Array(range))
    }
    table.initializer("_:") { (indices: [Int]) in try checked(indices) }
  }

  private static func checked(_ indices: [Int]) throws -> IndexSet {
    guard indices.allSatisfy((0..<Int.max).contains) else { throw ArgumentMismatch() }
    return IndexSet(indices)
  }

  /// Offsets are a set of integers to the rest of the machine, as `onDelete` hands them out.
  var value: Value { .set(map { .integer($0) }) }

  /// Nil for what are no offsets.
  init?(offsets value: Value) {
    guard case .set(let elements) = value else { return nil }
    self.init()
    for element in elements {
      guard case .integer(let offset) = element, offset >= 0, offset < .max else { return nil }
      insert(offset)
    }
  }
}

extension IndexPath: LibraryType {
  static let library = LibraryTable("IndexPath", IndexPath.self) { table in
    table.initializer("indexes:") { (indices: [Int]) in IndexPath(indexes: indices) }
    table.initializer("index:") { (index: Int) in IndexPath(index: index) }
    table.initializer("row:section:") { (row: Int, section: Int) in
      IndexPath(indexes: [section, row])
    }
    table.initializer("item:section:") { (item: Int, section: Int) in
      IndexPath(indexes: [section, item])
    }
    table.property("count") { $0.count }
    table.property("section") { $0.first }
    table.property("row") { $0.last }
    table.property("item") { $0.last }
    table.ordered()
  }
}

extension Notification.Name: LibraryType {
  static let library = LibraryTable("Notification.Name", Self.self) { table in
    table.initializer("_:") { (name: String) in Notification.Name(name) }
    table.initializer("rawValue:") { (name: String) in Notification.Name(name) }
    table.property("rawValue") { $0.rawValue }
  }
}

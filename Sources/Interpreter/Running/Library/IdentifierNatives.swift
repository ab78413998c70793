import Foundation

extension UUID: Boxed {}
extension URL: Boxed {}
extension Data: Boxed {}
extension CharacterSet: Boxed {}
extension IndexSet: Boxed {}

/// Identifiers, addresses, bytes and sets of characters and indices.
extension NativeTable {
  nonisolated(unsafe) static let identifiers: [String: Native] = [
    "UUID.init()": making { (here: Here) in
      if let identifier = here.machine.surroundings.identifier { return identifier() }
      var bytes = [UInt8](repeating: 0, count: 16)
      for half in 0..<2 {
        var word = here.machine.random.next()
        for index in 0..<8 {
          bytes[half * 8 + index] = UInt8(truncatingIfNeeded: word)
          word >>= 8
        }
      }
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return NSUUID(uuidBytes: bytes) as UUID
    },
    "UUID.init(uuidString:)": making { (text: String) in UUID(uuidString: text) },
    "UUID.uuidString": method { (uuid: UUID) in uuid.uuidString },
    "UUID.description": method { (uuid: UUID) in uuid.uuidString },
    "URL.init(string:)": making { (text: String) in URL(string: text) },
    "URL.init(fileURLWithPath:)": making { (path: String) in URL(fileURLWithPath: path) },
    "URL.init(filePath:)": making { (path: String) in URL(filePath: path) },
    "URL.init(string:relativeTo:)": making { (text: String, base: URL?) in
      URL(string: text, relativeTo: base)
    },
    "URL.absoluteString": method { (url: URL) in url.absoluteString },
    "URL.description": method { (url: URL) in url.description },
    "URL.absoluteURL": method { (url: URL) in url.absoluteURL },
    "URL.scheme": method { (url: URL) in url.scheme },
    "URL.host": method { (url: URL) in url.host },
    "URL.port": method { (url: URL) in url.port },
    "URL.path": method { (url: URL) in url.path },
    "URL.query": method { (url: URL) in url.query },
    "URL.fragment": method { (url: URL) in url.fragment },
    "URL.user": method { (url: URL) in url.user },
    "URL.isFileURL": method { (url: URL) in url.isFileURL },
    "URL.hasDirectoryPath": method { (url: URL) in url.hasDirectoryPath },
    "URL.lastPathComponent": method { (url: URL) in url.lastPathComponent },
    "URL.pathExtension": method { (url: URL) in url.pathExtension },
    "URL.pathComponents": method { (url: URL) in url.pathComponents },
    "URL.standardized": method { (url: URL) in url.standardized },
    "URL.deletingLastPathComponent()": method { (url: URL) in url.deletingLastPathComponent() },
    "URL.deletingPathExtension()": method { (url: URL) in url.deletingPathExtension() },
    "URL.appendingPathComponent(_:)": method { (url: URL, part: String) in
      url.appendingPathComponent(part)
    },
    "URL.appending(path:)": method { (url: URL, part: String) in url.appending(path: part) },
    "URL.appending(component:)": method { (url: URL, part: String) in
      url.appending(component: part)
    },
    "URL.appendingPathExtension(_:)": method { (url: URL, part: String) in
      url.appendingPathExtension(part)
    },
    "Data.init()": making { Data() },
    "Data.init(_:)": making { (bytes: [UInt8]) in Data(bytes) },
    "Data.init(repeating:count:)": making { (byte: UInt8, count: Int) in
      if count < 0 || count > ArrayBox.most { throw Trap.tooMany }
      return Data(repeating: byte, count: count)
    },
    "Data.init(count:)": making { (count: Int) in
      if count < 0 || count > ArrayBox.most { throw Trap.tooMany }
      return Data(count: count)
    },
    "Data.init(base64Encoded:)": making { (text: String) in Data(base64Encoded: text) },
    "Data.base64EncodedString()": method { (data: Data) in data.base64EncodedString() },
    "Data._count": method { (data: Data) in data.count },
    "Data.isEmpty": method { (data: Data) in data.isEmpty },
    "Data.startIndex": method { (data: Data) in data.startIndex },
    "Data.endIndex": method { (data: Data) in data.endIndex },
    "Data._byte(_:)": method { (data: Data, index: Int) in
      guard data.indices.contains(index) else { throw Trap("there is no byte \(index)") }
      return Int(data[index])
    },
    "Data._part(_:_:)": method { (data: Data, lower: Int, upper: Int) in
      data[try data.bounds(lower, upper)]
    },
    "Data._replace(_:_:_:)": changing { (data: inout Data, lower: Int, upper: Int, new: [UInt8]) in
      data.replaceSubrange(try data.bounds(lower, upper), with: new)
      return Nothing()
    },
    "Data._bytes": method { (data: Data) in [UInt8](data) },
    "Data.description": method { (data: Data) in data.description },
    "Data.append(_:)": { call in
      let type = call.type(0)
      let isByte = type.shape == .integer
      let isData = type.type.nominal?.name == "Data"
      return try changing { (data: inout Data, more: AnyArgument) in
        if isByte {
          data.append(UInt8(truncatingIfNeeded: more.value.word))
        } else if isData {
          data.append(try Data.take(more.value, type))
        } else {
          data.append(contentsOf: try [UInt8].take(more.value, type))
        }
        return Nothing()
      }(call)
    },
    "Data.append(contentsOf:)": changing { (data: inout Data, more: [UInt8]) in
      data.append(contentsOf: more)
      return Nothing()
    },
    "Data._set(_:_:)": changing { (data: inout Data, index: Int, byte: UInt8) in
      guard data.indices.contains(index) else { throw Trap("there is no byte \(index)") }
      data[index] = byte
      return Nothing()
    },
    "IndexSet.init()": making { IndexSet() },
    "IndexSet.init(integer:)": making { (index: Int) in
      if index < 0 || index == .max { throw Trap("an index is not negative") }
      return IndexSet(integer: index)
    },
    "IndexSet.init(_:)": making { (indices: [Int]) in try indexSet(indices) },
    "IndexSet.init(arrayLiteral:)": making { (indices: [Int]) in try indexSet(indices) },
    "IndexSet.init(integersIn:)": { call in
      let (range, index) = (try call.value(0), try IndexRange(call, call.type(0)))
      return .value { frame in
        IndexSet(integersIn: try index.indices(try range(frame), start: 0, end: .max - 1))
          .boxed
      }
    },
    "IndexSet.count": method { (set: IndexSet) in set.size },
    "IndexSet.isEmpty": method { (set: IndexSet) in set.isEmpty },
    "IndexSet._all": method { (set: IndexSet) in
      if set.size > ArrayBox.most { throw Trap.tooMany }
      return Array(set)
    },
    "IndexSet.first": method { (set: IndexSet) in set.first },
    "IndexSet.last": method { (set: IndexSet) in set.last },
    "IndexSet.contains(_:)": method { (set: IndexSet, index: Int) in set.contains(index) },
    "IndexSet.insert(_:)": { call in
      let type = call.result
      return try call.changing { _, pointer, values in
        var set = try IndexSet.take(pointer.pointee, call.owner)
        if values[0].word < 0 || values[0].word == .max { throw Trap("an index is not negative") }
        let found = set.insert(values[0].word)
        pointer.pointee = set.boxed
        return Value.pair(type, Value(found.inserted), Value(word: found.memberAfterInsert))
      }
    },
    "IndexSet.remove(_:)": changing { (set: inout IndexSet, index: Int) in set.remove(index) },
    "IndexSet.union(_:)": method { (set: IndexSet, other: IndexSet) in set.union(other) },
    "IndexSet.intersection(_:)": method { (set: IndexSet, other: IndexSet) in
      set.intersection(other)
    },
    "IndexSet.subtracting(_:)": method { (set: IndexSet, other: IndexSet) in
      set.subtracting(other)
    },
  ].merging(characterSets) { first, _ in first }

  private static func indexSet(_ indices: [Int]) throws -> IndexSet {
    if indices.contains(where: { $0 < 0 || $0 == .max }) { throw Trap("an index is not negative") }
    return IndexSet(indices)
  }

  nonisolated(unsafe) private static let characterSets: [String: Native] = {
    let known: [(String, CharacterSet)] = [
      ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
      ("newlines", .newlines), ("letters", .letters), ("decimalDigits", .decimalDigits),
      ("alphanumerics", .alphanumerics), ("punctuationCharacters", .punctuationCharacters),
      ("symbols", .symbols), ("uppercaseLetters", .uppercaseLetters),
      ("lowercaseLetters", .lowercaseLetters), ("capitalizedLetters", .capitalizedLetters),
      ("controlCharacters", .controlCharacters), ("urlQueryAllowed", .urlQueryAllowed),
      ("urlPathAllowed", .urlPathAllowed), ("urlHostAllowed", .urlHostAllowed),
      ("urlFragmentAllowed", .urlFragmentAllowed),
    ]
    var table: [String: Native] = [
      "CharacterSet.init()": making { CharacterSet() },
      "CharacterSet.init(charactersIn:)": making { (text: String) in
        CharacterSet(charactersIn: text)
      },
      "CharacterSet.inverted": method { (set: CharacterSet) in set.inverted },
      "CharacterSet.union(_:)": method { (set: CharacterSet, other: CharacterSet) in
        set.union(other)
      },
      "CharacterSet.intersection(_:)": method { (set: CharacterSet, other: CharacterSet) in
        set.intersection(other)
      },
      "CharacterSet.subtracting(_:)": method { (set: CharacterSet, other: CharacterSet) in
        set.subtracting(other)
      },
      "CharacterSet.insert(charactersIn:)": changing { (set: inout CharacterSet, text: String) in
        set.insert(charactersIn: text)
        return Nothing()
      },
      "CharacterSet.remove(charactersIn:)": changing { (set: inout CharacterSet, text: String) in
        set.remove(charactersIn: text)
        return Nothing()
      },
      "CharacterSet.contains(_:)": { call in
        let (me, scalar, owner) = (try call.receiver().value, try call.value(0), call.owner)
        return .boolean { frame in
          let set = try CharacterSet.take(try me(frame), owner)
          return Unicode.Scalar(UInt32(truncatingIfNeeded: try scalar(frame).word))
            .map(set.contains) ?? false
        }
      },
    ]
    for (name, set) in known { table["CharacterSet.\(name)"] = making { set } }
    return table
  }()
}

extension IndexSet {
  /// How many there are; Foundation's own count visits each of them.
  var size: Int { rangeView.reduce(0) { $0 + $1.count } }

  fileprivate var boxed: Value { Value(NativeBox(self)) }
}

/// Any argument, as it lies there.
struct AnyArgument: Bridged {
  let value: Value
  static func take(_ value: Value, _ type: RuntimeType) -> AnyArgument { AnyArgument(value: value) }
  func give(_ type: RuntimeType) -> Value { value }
}

extension Data {
  /// What lies between two indices, if they are its own.
  fileprivate func bounds(_ lower: Int, _ upper: Int) throws -> Range<Int> {
    guard lower <= upper, startIndex <= lower, upper <= endIndex else {
      throw Trap("\(lower)..<\(upper) is no part of the bytes \(startIndex)..<\(endIndex)")
    }
    return lower..<upper
  }
}

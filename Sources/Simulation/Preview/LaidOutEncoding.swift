import Foundation

/// The JSON of `tutor preview`, which is a contract: fields that say nothing are left out, lengths
/// have at most four decimals.
extension LaidOutScreen {
  /// The version of the format.
  private static let format = 1

  /// - Throws: what the encoder throws; nothing that is laid out makes it do so.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    var fields = [
      "\"format\": \(Self.format)", "\"root\": \(try text(root))",
      "\"size\": \(try text(LaidOutSize(width: width, height: height)))",
      "\"safeArea\": \(try text(safeArea))",
    ]
    if let tree { fields.append("\"tree\": \(try tree.json(text))") }
    let layers = try layers.map {
      "{\"kind\": \(try text($0.kind)), \"tree\": \(try $0.tree.json(text))}"
    }
    fields.append("\"layers\": [\(layers.joined(separator: ",\n"))]")
    fields.append("\"diagnostics\": \(try text(diagnostics))")
    if let steps {
      let lines = try steps.map { try text($0) }
      fields.append("\"steps\": [\n\(lines.joined(separator: ",\n"))]")
    }
    return "{\(fields.joined(separator: ",\n"))}\n"
  }
}

extension LaidOutView {
  private enum Part {
    case view(LaidOutView)
    case text(String)
  }

  /// Views may be nested more deeply than an encoder goes: each is encoded by itself.
  fileprivate func json(_ encoded: (Fields) throws -> String) throws -> String {
    var text = ""
    var open = [Part.view(self)]
    while let part = open.popLast() {
      switch part {
      case .text(let next): text += next
      case .view(let view):
        let fields = try encoded(Fields(view: view))
        guard !view.children.isEmpty else {
          text += fields
          continue
        }
        text += fields.dropLast() + ",\"children\":[\n"
        open.append(.text("]}"))
        for (index, child) in view.children.enumerated().reversed() {
          open.append(.view(child))
          if index > 0 { open.append(.text(",\n")) }
        }
      }
    }
    return text
  }
}

/// What is said of a view besides what stands in it.
private struct Fields: Encodable {
  let view: LaidOutView

  private enum CodingKeys: String, CodingKey {
    case view, frame, proposal, instance, id, line, text, lines, value, hidden, depends
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view.view, forKey: .view)
    try container.encode(view.frame, forKey: .frame)
    try container.encode(view.proposal, forKey: .proposal)
    try container.encodeIfPresent(view.instance, forKey: .instance)
    try container.encodeIfPresent(view.identifier, forKey: .id)
    try container.encodeIfPresent(view.line, forKey: .line)
    try container.encodeIfPresent(view.text, forKey: .text)
    if !view.lines.isEmpty { try container.encode(view.lines, forKey: .lines) }
    try container.encodeIfPresent(view.value, forKey: .value)
    if view.isHidden { try container.encode(true, forKey: .hidden) }
    if !view.depends.isEmpty { try container.encode(view.depends, forKey: .depends) }
  }
}

extension LaidOutFrame: Encodable {
  private enum CodingKeys: String, CodingKey { case x, y, width, height }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x.inTenThousandths, forKey: .x)
    try container.encode(y.inTenThousandths, forKey: .y)
    try container.encode(width.inTenThousandths, forKey: .width)
    try container.encode(height.inTenThousandths, forKey: .height)
  }
}

extension LaidOutSize: Encodable {
  private enum CodingKeys: String, CodingKey { case width, height }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(length: width, forKey: .width)
    try container.encode(length: height, forKey: .height)
  }
}

extension LaidOutProposal: Encodable {
  private enum CodingKeys: String, CodingKey { case width, height }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(length: width, forKey: .width)
    try container.encode(length: height, forKey: .height)
  }
}

extension KeyedEncodingContainer {
  /// A length; null for none, and in a word if it is endless.
  fileprivate mutating func encode(length: Double?, forKey key: Key) throws {
    guard let length else { return try encodeNil(forKey: key) }
    if length.isInfinite { return try encode("infinity", forKey: key) }
    try encode(length.inTenThousandths, forKey: key)
  }
}

extension Double {
  fileprivate var inTenThousandths: Double {
    guard isFinite, abs(self) < 1e12 else { return isFinite ? self : 0 }
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }
}

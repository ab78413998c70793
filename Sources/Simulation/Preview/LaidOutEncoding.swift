/// The JSON of `tutor preview`, which is a contract: fields that say nothing are left out, lengths
/// have at most four decimals.
extension LaidOutScreen: Encodable {
  /// The version of the format.
  private static let format = 1

  private enum CodingKeys: String, CodingKey {
    case format, root, size, safeArea, tree, layers, diagnostics, steps
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(root, forKey: .root)
    try container.encode(LaidOutSize(width: width, height: height), forKey: .size)
    try container.encode(safeArea, forKey: .safeArea)
    try container.encodeIfPresent(tree, forKey: .tree)
    try container.encode(layers, forKey: .layers)
    try container.encode(diagnostics, forKey: .diagnostics)
    try container.encodeIfPresent(steps, forKey: .steps)
  }
}

extension LaidOutView: Encodable {
  private enum CodingKeys: String, CodingKey {
    case view, frame, proposal, instance, identifier = "id", line, text, lines, value
    case isHidden = "hidden", depends, children
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(frame, forKey: .frame)
    try container.encode(proposal, forKey: .proposal)
    try container.encodeIfPresent(instance, forKey: .instance)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(text, forKey: .text)
    if !lines.isEmpty { try container.encode(lines, forKey: .lines) }
    try container.encodeIfPresent(value, forKey: .value)
    if isHidden { try container.encode(true, forKey: .isHidden) }
    if !depends.isEmpty { try container.encode(depends, forKey: .depends) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
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
    try container.encode(width.inTenThousandths, forKey: .width)
    try container.encode(height.inTenThousandths, forKey: .height)
  }
}

extension LaidOutProposal: Encodable {
  private enum CodingKeys: String, CodingKey { case width, height }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try encode(width, as: .width, in: &container)
    try encode(height, as: .height, in: &container)
  }

  private func encode(
    _ length: Double?, as key: CodingKeys, in container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    guard let length else { return try container.encodeNil(forKey: key) }
    if length.isInfinite { return try container.encode("infinity", forKey: key) }
    try container.encode(length.inTenThousandths, forKey: key)
  }
}

extension Double {
  /// An endless length is as long as a number can say.
  fileprivate var inTenThousandths: Double {
    guard isFinite else {
      return self < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }
}

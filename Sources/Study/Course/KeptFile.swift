/// A file that was kept, open for reading: to replace it does not change it.
public struct KeptFile: Sendable {
  /// Gives bytes of it; nil if there are fewer.
  let bytes: @Sendable (Range<Int>) -> [UInt8]?

  public init(bytes: @escaping @Sendable (Range<Int>) -> [UInt8]?) { self.bytes = bytes }
}

/// A type by its name and arguments, as a host reads it: `Dictionary` of `String` and `Song`. What has
/// no such name is `_`.
public struct NamedType {
  public var name: String
  public var arguments: [NamedType]

  public init(name: String, arguments: [NamedType] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// What the parameters of a generic type or function stand for where something of it runs, by their
/// names: `Key` is `String`.
public typealias GenericUse = [String: NamedType]

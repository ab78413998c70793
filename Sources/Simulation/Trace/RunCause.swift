/// Why a body ran.
public enum RunCause: Sendable, Hashable {
  /// The view entered the tree.
  case first
  /// It was described with other inputs.
  case inputs
  /// A state changed that it has read: `_count`.
  case state(String)
  /// What a binding leads to changed, and it has read that: `_points`.
  case binding(String)
  /// A value of the environment changed: `_scheme`, or a key that a context of UIKit was asked for.
  case environment(String)
  /// An object that it watches said that it would change: `_model`.
  case object(String)
  /// A property of an `@Observable` object changed that it has read: `Profile.name`.
  case observation(String)
}

extension RunCause {
  /// As traces and scenarios write it: `first`, `self`, `state _count`, `env _scheme`.
  public var text: String {
    switch self {
    case .first: "first"
    case .inputs: "self"
    case .state(let name): "state \(name)"
    case .binding(let name): "binding \(name)"
    case .environment(let name): "env \(name)"
    case .object(let name): "object \(name)"
    case .observation(let name): "observation \(name)"
    }
  }

  /// For people.
  public var words: String {
    switch self {
    case .first: "first time"
    case .inputs: "other inputs"
    default: text
    }
  }

  /// What changed; empty for what has no name.
  public var name: String {
    switch self {
    case .first, .inputs: ""
    case .state(let name), .binding(let name), .environment(let name), .object(let name),
      .observation(let name):
      name
    }
  }
}

extension RunCause: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "first": self = .first
    case "self": self = .inputs
    case "state": self = .state(name)
    case "binding": self = .binding(name)
    case "env": self = .environment(name)
    case "object": self = .object(name)
    case "observation": self = .observation(name)
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is no cause of a run"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

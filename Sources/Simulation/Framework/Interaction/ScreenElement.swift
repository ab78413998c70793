/// Something that a person sees on a simulated screen, or a view of the program around it.
public struct ScreenElement: Sendable, Equatable {
  /// How many views of the program stand around it.
  public var depth: Int
  /// `Text`, `Button`, `TextField`; nil for a view of the program itself.
  public var kind: String?
  /// What it says, or the name of the instance: `SongRow[2]`.
  public var label: String
  /// What a control shows, such as `off` or `"Ada"`; nil for what shows nothing but its label.
  public var value: String?
  public var isDisabled = false
  /// Why it may be otherwise with SwiftUI that it is there, or what it says; nil where nothing open
  /// decides that.
  public var doubt: String?
  /// Where in the list the view of the program around it stands; nil outside of all.
  public var enclosing: Int?
  /// What can be done with it now, as ``Screen/availableEvents`` has it.
  public var events: [String] = []

  /// Whether it is nothing but words.
  public var isText: Bool { kind == FrameworkView.textName }

  /// Whether it is nothing but a colour: its label is how the source calls that.
  public var isColor: Bool { kind == FrameworkView.colorName }

  public init(depth: Int, kind: String?, label: String, value: String? = nil) {
    self.depth = depth
    self.kind = kind
    self.label = label
    self.value = value
  }
}

/// Storage that belongs to a view on the screen.
public struct LivingState: Sendable, Equatable {
  /// `SongRow[1].stars`
  public var name: String
  /// As source would write it; of an object, its class with what it stores.
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Containers of SwiftUI that programs are written with and read by. What they do, their homes know.
public enum FrameworkContainer: String, Sendable, CaseIterable {
  case row = "HStack"
  case column = "VStack"
  /// One view above the other.
  case pile = "ZStack"
  case list = "List"
  case form = "Form"
  case scroll = "ScrollView"
  /// It has no look of its own.
  case group = "Group"

  /// What holds rows of a list under a header: it belongs to the list around it.
  public static let section = "Section"
}

import CLineEdit

/// The library that edits lines.
public enum LineLibrary {
  /// Its name and version: `readline 8.2`.
  public static var version: String { "readline " + String(cString: line_edit_version()) }
}

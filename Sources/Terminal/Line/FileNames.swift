import CLineEdit

/// Names of files for completion.
public enum FileNames {
  /// The files and folders whose path begins with a text, folders with a slash at their end; `~`
  /// is the user's home. Names that cannot be shown as they are are left out.
  public static func beginning(with text: String) -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      line_edit_each_file(
        text,
        { context, name, isFolder in
          guard let context, let name else { return }
          let text = String(cString: name)
          guard text.sanitized == text else { return }
          context.assumingMemoryBound(to: [String].self).pointee
            .append(isFolder ? text + "/" : text)
        }, names)
    }
    return names.sorted()
  }
}

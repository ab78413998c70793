import SwiftUI

extension FileHandle {
  func write(line: String) {
    print("line \(line)")
    write(Data(line.utf8))
  }
}

struct Log: View {
  @State private var lines = 0

  var body: some View {
    Button("Log \(lines)") {
      FileHandle.standardError.write(line: "a")
      lines += 1
    }
  }
}

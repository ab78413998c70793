import SwiftUI

struct Amount: View {
  @State private var count = 1
  var body: some View {
    Stepper("Count \(count)", value: $count, in: 0...2) { isEditing in
      print("editing \(isEditing), \(count)")
    }
  }
}

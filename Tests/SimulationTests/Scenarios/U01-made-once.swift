import SwiftUI
import UIKit

struct LegacyLabel: UIViewRepresentable {
  let text: String

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: LegacyLabel
    var updates = 0

    init(_ parent: LegacyLabel) {
      self.parent = parent
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 2
    label.textColor = .red
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.updates += 1
    uiView.text = text
    print("\(context.coordinator.updates) \(uiView.text) \(uiView.numberOfLines)")
    print("made with \(context.coordinator.parent.text)")
  }
}

struct Profile: View {
  @State private var name = "Ada"
  @State private var likes = 0

  var body: some View {
    VStack {
      LegacyLabel(text: name)
      Text("\(likes) likes")
      Button("Rename") { name = "Grace" }
      Button("Like") { likes += 1 }
    }
  }
}

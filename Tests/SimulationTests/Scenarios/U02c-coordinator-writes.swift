import SwiftUI
import UIKit

/// Stands for the finger: UIKit's own events are not simulated.
final class Keyboard {
  var type: (String) -> Void = { _ in }
}

struct LegacyField: UIViewRepresentable {
  let keyboard: Keyboard
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.addTarget(
      context.coordinator, action: #selector(Coordinator.changed(_:)), for: .editingChanged)
    let coordinator = context.coordinator
    keyboard.type = { letters in
      field.text = letters
      coordinator.changed(field)
    }
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: LegacyField

    init(_ parent: LegacyField) { self.parent = parent }

    @objc func changed(_ field: UITextField) {
      parent.text = field.text ?? ""
    }
  }
}

struct Form: View {
  @State private var text = ""
  private let keyboard = Keyboard()

  var body: some View {
    VStack {
      LegacyField(keyboard: keyboard, text: $text)
      Echo(text: $text)
      Button("Type") { keyboard.type("hello") }
      Button("Clear") { text = "" }
    }
  }
}

struct Echo: View {
  @Binding var text: String

  var body: some View { Text("Said \(text).") }
}

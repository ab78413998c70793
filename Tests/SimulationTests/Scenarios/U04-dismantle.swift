import SwiftUI
import UIKit

struct Player: UIViewControllerRepresentable {
  let song: String

  func makeCoordinator() -> Session { Session() }

  func makeUIViewController(context: Context) -> PlayerController {
    let controller = PlayerController()
    controller.song = song
    return controller
  }

  func updateUIViewController(_ controller: PlayerController, context: Context) {
    controller.song = song
    context.coordinator.count += 1
  }

  static func dismantleUIViewController(_ controller: PlayerController, coordinator: Session) {
    print("stop \(controller.song) after \(coordinator.count)")
  }
}

final class Session { var count = 0 }

final class PlayerController: UIViewController {
  var song = ""
}

struct Radio: View {
  @State private var isOn = true
  @State private var song = "Intro"

  var body: some View {
    VStack {
      if isOn {
        Player(song: song)
          .id(song == "Outro" ? 2 : 1)
          .onDisappear { print("gone") }
      }
      Button("Next") { song = "Solo" }
      Button("Last") { song = "Outro" }
      Button("Off") { isOn = false }
      Button("On") { isOn = true }
    }
  }
}

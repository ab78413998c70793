import SwiftUI

enum PrintError: LocalizedError {
  case noPaper

  var errorDescription: String? { "No paper" }
  var recoverySuggestion: String? { "Refill tray 2" }
}

struct Printer: View {
  @State private var problem: PrintError?
  @State private var isAlertShown = false
  @State private var log = "idle"

  var body: some View {
    VStack {
      Text(log)
      Button("print") {
        do { throw PrintError.noPaper } catch {
          problem = error as? PrintError
          log = error.localizedDescription
          isAlertShown = true
        }
      }
      Button("forget") {
        problem = nil
        isAlertShown = true
      }
    }
    .alert(isPresented: $isAlertShown, error: problem) { error in
      Button("Refilled") { log = "again" }
    } message: { error in
      Text(error.recoverySuggestion ?? "nothing to do")
    }
  }
}

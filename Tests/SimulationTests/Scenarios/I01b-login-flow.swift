import SwiftUI

enum Session: Equatable {
  case signedOut
  case loading
  case signedIn(name: String)
}

struct LoginForm: View {
  @State private var attempts = 0
  let onLogin: () -> Void

  var body: some View {
    VStack {
      Text("attempts \(attempts)")
      Button("Log in") {
        attempts += 1
        onLogin()
      }
    }
  }
}

struct Dashboard: View {
  let name: String
  @State private var tab = 0

  var body: some View {
    VStack {
      Text("\(name) on tab \(tab)")
      Button("Next tab") { tab += 1 }
    }
  }
}

struct Spinner: View {
  var body: some View { ProgressView() }
}

struct Gate: View {
  @State private var session = Session.signedOut

  var body: some View {
    VStack {
      switch session {
      case .signedOut: LoginForm { session = .loading }
      case .loading: Spinner()
      case .signedIn(let name): Dashboard(name: name)
      }
      if case .signedIn = session {
        Text("online")
      }
      Button("Finish") { session = .signedIn(name: "Ada") }
      Button("Rename") { session = .signedIn(name: "Grace") }
      Button("Log out") { session = .signedOut }
    }
  }
}

import SwiftUI

struct Inbox: View {
  @State private var mails = ["Hello"]

  var body: some View {
    List(mails, id: \.self) { mail in
      Text(mail)
    }
    .refreshable {
      print("asking")
      try? await Task.sleep(for: .milliseconds(800))
      mails.append("News")
    }
  }
}

import SwiftUI

struct Mail: Identifiable {
  let id: Int
  var isRead: Bool { id % 2 == 0 }
}

struct MailRow: View {
  let mail: Mail
  var body: some View { Text("Mail \(mail.id)") }
}

struct Inbox: View {
  @State private var mails = (1...40).map { Mail(id: $0) }
  @State private var isPlain = false

  var body: some View {
    List {
      ForEach(mails) { mail in
        if !mail.isRead {
          MailRow(mail: mail)
        }
      }
    }
  }
}

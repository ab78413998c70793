import SwiftUI

struct Mail: View {
  @State private var mails = ["ann", "bob", "cid"]
  @State private var filed = 0

  var body: some View {
    List {
      ForEach(mails, id: \.self) { mail in
        if mail == "bob" {
          Text(mail).swipeActions { Button("File") { filed += 1 } }
        } else if mail == "cid" {
          Text(mail).swipeActions {
            Button("Bin", role: .destructive) { mails.removeAll { $0 == "cid" } }
          }
        } else {
          Text(mail)
        }
      }
      .onDelete { mails.remove(atOffsets: $0) }
      Text("filed \(filed)")
    }
  }
}

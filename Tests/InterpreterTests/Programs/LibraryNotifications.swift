import Foundation

extension Notification.Name { static let changed = Notification.Name("changed") }
final class Sender {}
let center = NotificationCenter()
let sender = Sender()
var log: [String] = []
let token = center.addObserver(forName: .changed, object: nil, queue: nil) { note in
  log.append("\(note.name.rawValue) \(note.userInfo?["n"] as? Int ?? 0)")
}
let mine = center.addObserver(forName: .changed, object: sender, queue: nil) { _ in
  log.append("mine")
}
center.post(name: .changed, object: nil)
center.post(name: .changed, object: sender, userInfo: ["n": 3])
center.post(name: Notification.Name("other"), object: nil)
print(log.sorted())
center.removeObserver(token)
center.post(name: .changed, object: sender)
print(log.count)
center.removeObserver(mine)
center.post(name: .changed, object: sender)
print(log.count, Notification.Name.changed == Notification.Name(rawValue: "changed"))
let lock = NSLock()
var count = 0
for _ in 0..<3 { lock.withLock { count += 1 } }
lock.lock()
count += 1
lock.unlock()
print(count)
let number = NSNumber(value: 3.5)
print(number.doubleValue, number.intValue, NSNumber(value: true).boolValue, NSNumber(value: 7))

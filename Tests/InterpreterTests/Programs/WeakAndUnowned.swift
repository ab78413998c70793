class Owner {
  let name: String; var pet: Pet?; init(_ name: String) { self.name = name };
  deinit { print("owner \(name) gone") }
}
class Pet {
  let name: String; weak var owner: Owner?; init(_ name: String) { self.name = name };
  deinit { print("pet \(name) gone") }
}
var owner: Owner? = Owner("Ann")
var pet: Pet? = Pet("Rex")
owner?.pet = pet
pet?.owner = owner
print(pet?.owner?.name ?? "none")
owner = nil
print(pet?.owner?.name ?? "none")
pet = nil
class Timer2 {
  var action: (() -> Void)?
  let name: String
  init(_ name: String) { self.name = name }
  func strong() { action = { print("strong", self.name) } }
  func weakly() { action = { [weak self] in print("weak", self?.name ?? "nobody") } }
  func unownedly() { action = { [unowned self] in print("unowned", self.name) } }
  deinit { print("timer \(name) gone") }
}
var kept: (() -> Void)?
do { let t = Timer2("one"); t.weakly(); t.action?(); kept = t.action }
kept?()
do { let t = Timer2("two"); t.unownedly(); t.action?() }
do { let t = Timer2("three"); t.strong(); t.action?(); t.action = nil }
do { weak var nothing = Timer2("four"); print(nothing == nil) }
class Lazy {
  lazy var text: () -> String = { [weak self] in self?.name ?? "gone" }
  let name = "lazy"
  deinit { print("lazy gone") }
}
var saved: (() -> String)?
do { let l = Lazy(); saved = l.text; print(l.text()) }
print(saved?() ?? "-")

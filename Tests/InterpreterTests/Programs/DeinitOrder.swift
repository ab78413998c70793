class Token { let id: String; init(_ id: String) { self.id = id }; deinit { print("-\(id)") } }
func scope() {
  let a = Token("a")
  var b: Token? = Token("b")
  b = nil
  print("b is \(b == nil ? "gone" : "there")")
  var list = [Token("x"), Token("y"), Token("z")]
  list.remove(at: 1)
  print("removed")
  list.append(a)
  list[0] = Token("w")
  print("set")
  list.removeAll()
  print("cleared", a.id)
}
scope()
func argument(_ token: Token) { print("in \(token.id)") }
argument(Token("temporary"))
print("next")
_ = Token("discarded")
print("next")
var dictionary = ["k": Token("v1")]
dictionary["k"] = Token("v2")
print("replaced")
dictionary["k"] = nil
print("removed")
var pair: (Token, Int)? = (Token("in tuple"), 1)
pair = nil
enum Holder { case full(Token), empty }
var holder = Holder.full(Token("payload"))
holder = .empty
var closure: (() -> Void)? = { [t = Token("captured")] in print("run", t.id) }
closure?()
closure = nil
print("end", holder, dictionary.count)

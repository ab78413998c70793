// At the beginning and the end of an object's life its class reaches its own properties as they are
// stored.
class Lamp {
  var name: String { didSet { print("name", oldValue, "->", name) } }
  var watts = 5
  init(_ name: String) {
    self.name = name
    self.name += "!"
    print("made", self.name, watts)
  }
  func tell() { print("tell", name, watts) }
  deinit {
    name = "dark"
    print("gone", name, watts)
    tell()
  }
}
class Lantern: Lamp {
  override var name: String {
    get { "<" + super.name + ">" }
    set {
      print("set", newValue)
      super.name = newValue
    }
  }
  override var watts: Int { didSet { print("watts", oldValue, watts) } }
  init() {
    super.init("lantern")
    name = "lit"
    watts = 9
  }
  deinit {
    print("lantern gone", name, watts)
    watts = 0
  }
}
func demo() {
  let lamp = Lamp("lamp")
  lamp.name = "bulb"
  let lantern = Lantern()
  lantern.tell()
}
demo()

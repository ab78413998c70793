import Observation

// What the observation oracle reads and writes. The compiler gets this file, and the simulator gets
// the same text: nothing here may be more than both understand.

struct OraclePoint: Equatable {
  var x = 0
  var y = 0
}

struct OracleSize {
  var width = 0
  var height = 0
}

enum OracleMode { case slow, fast }

@Observable
final class OracleChild {
  var name = "c"
  var age = 0
  init(name: String) { self.name = name }
}

@Observable
final class OracleModel {
  var count = 0
  var title = "t"
  var isOn = false
  var numbers = [1, 2]
  var point = OraclePoint()
  var size = OracleSize()
  var child = OracleChild(name: "c")
  var maybe: Int? = nil
  var friend: OracleChild? = nil
  var scores = ["a": 1]
  var mode = OracleMode.slow
  var pair = (1, 2)
  var crew: [OracleChild] = []
  var sizes: [OracleSize] = []
  var points: [OraclePoint] = []
  var callback: () -> Int = { 1 }
  var echo = 0
  var level = 0 {
    didSet { if level != oldValue { echo += 1 } }
  }
  @ObservationIgnored var ignored = 0

  var total: Int { count + numbers.count }
  var label: String { isOn ? title : child.name }
  func summary() -> String { "\(count) of \(point.x)" }
  func bump() { count += 1 }
}

func oracleRead(_ number: Int, _ model: OracleModel) {
  switch number {
  case 0: _ = model.count
  case 1: _ = model.title
  case 2: _ = model.isOn
  case 3: _ = model.numbers.count
  case 4: _ = model.numbers.first
  case 5: _ = model.point.x
  case 6: _ = model.size.width
  case 7: _ = model.child
  case 8: _ = model.child.name
  case 9: _ = model.maybe ?? 0
  case 10: _ = model.friend?.name
  case 11: _ = model.scores["a"]
  case 12: _ = model.mode == .fast
  case 13: _ = model.pair
  case 14: _ = model.echo
  case 15: _ = model.level
  case 16: _ = model.ignored
  case 17: _ = model.total
  case 18: _ = model.label
  case 19: _ = model.summary()
  case 20: _ = model.isOn && model.count > 0
  case 21: _ = model.isOn ? model.title : "\(model.level)"
  case 22: _ = model.numbers.map { $0 + model.count }
  case 23: for number in model.numbers where number > 1 { _ = model.child.age + number }
  case 24: if let maybe = model.maybe { _ = model.count + maybe }
  case 25:
    switch model.mode {
    case .slow: _ = model.title
    case .fast: _ = model.echo
    }
  case 26: _ = [model.count, model.level].contains { $0 > 2 }
  case 27:
    let child = model.child
    if child.age > 1 { _ = child.name }
  case 28: _ = { model.count }
  case 29:
    guard model.friend != nil else { return }
    _ = model.point == OraclePoint()
  case 30: _ = model.crew.map { $0.name }
  case 31: _ = model.sizes.count
  case 32: _ = model.points.first?.x
  case 33: _ = model.callback()
  default: return
  }
}

let oracleReads = 35

func oracleWrite(_ number: Int, _ model: OracleModel) {
  switch number {
  case 0: model.count += 1
  case 1: model.count += 0
  case 2: model.count = 3
  case 3: model.title += "x"
  case 4: model.title = "t"
  case 5: model.isOn.toggle()
  case 6: model.isOn = true
  case 7: model.numbers.append(3)
  case 8: model.numbers = [1, 2]
  case 9: if !model.numbers.isEmpty { model.numbers[0] = 1 }
  case 10: model.numbers.removeAll()
  case 11: model.point.x += 1
  case 12: model.point = OraclePoint(x: 1, y: 1)
  case 13: model.point.y = 0
  case 14: model.size = OracleSize()
  case 15: model.size.width = 4
  case 16: model.child.name = "n"
  case 17: model.child = OracleChild(name: "new")
  case 18:
    let child = model.child
    model.child = child
  case 19: model.child.age += 1
  case 20: model.maybe = nil
  case 21: model.maybe = 4
  case 22: model.friend = nil
  case 23: model.friend = OracleChild(name: "f")
  case 24: model.friend?.name = "z"
  case 25: model.scores["a"] = 1
  case 26: model.scores["b", default: 0] += 1
  case 27: model.mode = .fast
  case 28: model.mode = .slow
  case 29: model.pair = (1, 2)
  case 30: model.level = 2
  case 31: model.level += 1
  case 32: model.ignored += 1
  case 33: model.bump()
  case 34: if model.count > 3 { model.title = "big" }
  case 35: for number in model.numbers { model.count += number }
  case 36:
    var copy = model.point
    copy.x = 9
    _ = copy
  case 37:
    let child = model.child
    child.name = "q"
  case 38:
    model.count = 8
    model.count = 0
  case 39:
    let friend = model.friend
    model.friend = friend
  case 40: model.scores = ["a": 1]
  case 41: model.numbers.sort()
  case 42: model.crew = []
  case 43: model.crew = [model.child]
  case 44: model.crew.first?.name = "crew"
  case 45: model.sizes = []
  case 46: model.sizes.append(OracleSize())
  case 47: model.points = []
  case 48: model.points = [OraclePoint()]
  case 49: model.callback = { 2 }
  default: return
  }
}

let oracleWrites = 51

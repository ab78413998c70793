// Several places of one value are lent to one call, and each change lands where it belongs.

struct Shelf {
  var left = ["a"]
  var right = ["b"]
  var count = 0
}

struct Room {
  var shelf = Shelf()
  var doors = (front: 1, back: 2)
}

func swapEnds(_ one: inout [String], _ other: inout [String]) {
  swap(&one, &other)
  one.append("one")
  other.append("other")
}

func add(_ first: inout Int, _ second: inout Int, to third: inout Int) {
  first += 1
  second += first
  third += first + second
}

func inFunction() {
  var shelf = Shelf()
  let before = shelf
  swapEnds(&shelf.left, &shelf.right)
  print(shelf.left, shelf.right, before.left, before.right)

  var room = Room()
  let kept = room
  add(&room.doors.front, &room.doors.back, to: &room.shelf.count)
  swapEnds(&room.shelf.right, &room.shelf.left)
  print(room, kept.doors, kept.shelf.count)

  var pair = (1, 2)
  var total = 0
  add(&pair.1, &pair.0, to: &total)
  print(pair, total)
}

inFunction()

struct Counter {
  var ticks = 0
  var log: [Int] = []
  mutating func tick() {
    ticks += 1
    log.append(ticks)
  }
}

var counter = Counter()
for _ in 0..<3 {
  let snapshot = counter
  counter.tick()
  print(snapshot.ticks, snapshot.log, counter.ticks, counter.log)
}

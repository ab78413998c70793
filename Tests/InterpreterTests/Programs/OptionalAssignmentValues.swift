// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// An assignment through a chain is a value: ()? tells whether anything was assigned.
final class Engine { var power = 90; var gears: [Int] = [1, 2, 3] }
struct Car { var engine: Engine?; var name: String?; var tags: [String: Int]? }

var car: Car? = Car(engine: nil, name: nil, tags: ["red": 1])
print((car?.engine?.power = 100) == nil)
print((car?.name = "Beetle") != nil)
car?.engine = Engine()
if (car?.engine?.power = 120) != nil { print("tuned", car!.engine!.power) }
if let _ = car?.engine?.gears.append(4) { print("gear added", car?.engine?.gears ?? []) }
let done: ()? = car?.tags?["blue"] = 7
print(done as Any, car?.tags?.sorted { $0.key < $1.key }.map(\.key) ?? [])

func price(_ log: inout [String]) -> Int { log.append("priced"); return 3 }
var log: [String] = []
var none: Car? = nil
let skipped: Void? = none?.tags?["x"] = price(&log)
print(skipped == nil, log)
let kept: Void? = car?.tags?["x"] = price(&log)
print(kept == nil, log)

extension Optional {
  mutating func mutate(_ body: (inout Wrapped) -> Void) -> Bool {
    guard self != nil else { return false }
    body(&self!)
    return true
  }
}
var number: Int? = 3
print(number.mutate { $0 *= 2 }, number ?? 0)
number = nil
print(number.mutate { $0 *= 2 }, number as Any)
car?.engine?.gears[0] += 10
car?.engine?.gears.swapAt(0, 3)
print(car?.engine?.gears as Any)
print((car?.engine?.gears[1] = 5) as Any, car?.engine?.gears.count as Any)
var grid: [[Int]?] = [[1], nil, [2, 3]]
for index in grid.indices { print((grid[index]?[0] *= 7) != nil, terminator: " ") }
print(grid)

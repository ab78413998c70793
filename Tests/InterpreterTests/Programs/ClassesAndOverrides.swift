class Vehicle {
  var wheels: Int { 4 }
  var name: String
  init(name: String) { self.name = name }
  func describe() -> String { "\(name) with \(wheels) wheels" }
  func honk() -> String { "beep" }
  static func kind() -> String { "vehicle" }
  class func category() -> String { "any" }
}
class Bike: Vehicle {
  override var wheels: Int { 2 }
  override func honk() -> String { "ring " + super.honk() }
  override class func category() -> String { "light" }
}
final class Tandem: Bike {
  var seats = 2
  override var name: String { didSet { log.append("\(oldValue) -> \(name)") } }
  var log: [String] = []
  override func describe() -> String { super.describe() + ", \(seats) seats" }
  convenience init() { self.init(name: "tandem") }
}
let vehicles: [Vehicle] = [Vehicle(name: "car"), Bike(name: "bike"), Tandem()]
for vehicle in vehicles {
  print(vehicle.describe(), vehicle.honk(), type(of: vehicle).category(), type(of: vehicle))
}
if let tandem = vehicles[2] as? Tandem {
  tandem.name = "twin"; tandem.name += "!"; print(tandem.log, tandem.name)
}
print(
  vehicles.compactMap { $0 as? Bike }.count, vehicles[1] is Tandem, vehicles[0] === vehicles[0],
  Vehicle.kind(), Bike.kind())
class Account {
  private(set) var balance = 0 {
    willSet { history.append("will \(newValue)") }
    didSet { history.append("did \(oldValue)") }
  }
  var history: [String] = []
  func deposit(_ n: Int) { balance += n }
  init() { balance = 5 }
}
let account = Account()
account.deposit(10)
print(account.balance, account.history)
extension Vehicle: CustomStringConvertible { var description: String { "V(\(name))" } }
print(vehicles, vehicles[1])

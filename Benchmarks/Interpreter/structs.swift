struct Particle {
  var x: Double
  var speed: Double
  mutating func move(by time: Double) {
    x += speed * time
    if x > 100 { speed = -speed }
    if x < 0 { speed = -speed }
  }
  func energy() -> Double { speed * speed / 2 }
}
var particles = (0..<100).map { Particle(x: Double($0), speed: Double($0 % 7) - 3) }
var energy = 0.0
for _ in 0..<5_000 {
  for index in 0..<particles.count { particles[index].move(by: 0.01) }
  energy += particles[0].energy()
}
print(Int(energy), particles.count)

class Part {
  let name: String; init(_ name: String) { print("make", name); self.name = name };
  deinit { print("drop", name) }
}
class Machine {
  let first = Part("first")
  var second: Part
  let third = Part("third")
  init(second: Part) { print("begin Machine"); self.second = second; print("end Machine") }
  deinit { print("deinit Machine") }
}
final class Robot: Machine {
  let arm = Part("arm")
  init() { print("begin Robot"); super.init(second: Part("second")); print("end Robot") }
  convenience init(quiet: Bool) { self.init(); print("quiet", quiet) }
  deinit { print("deinit Robot") }
}
do {
  let robot = Robot(quiet: true)
  print("use", robot.arm.name, robot.third.name)
}
print("after")
struct Holder { var part = Part("held"); var other: Part? }
do {
  var holder = Holder()
  holder.part = Part("replacement")
  print("replaced")
  holder.other = holder.part
  let copy = holder
  holder.part = Part("third one")
  print(copy.part.name, holder.part.name)
}
print("end")

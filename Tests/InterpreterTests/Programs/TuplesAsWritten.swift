// swift-format-ignore-file: NeverForceUnwrap
import Foundation

let (number, text): (Any, Any) = (1, "x")
print(number as? Int as Any, text as? String as Any)
let (maybe, wide): (Int?, Double) = (3, 4)
print(maybe as Any, wide)
func inside() {
  let (number, text): (Any, Any?) = (1, "x")
  print(number as? Int as Any, text as? String as Any)
}
inside()
let cache = NSCache<NSString, NSNumber>()
cache.setObject(5, forKey: "a")
print(cache.object(forKey: "a")!.intValue, cache.object(forKey: "b") as Any)
let names: [NSString: Int] = ["a": 1, "b": 2]
print(names["b"] ?? 0, names["c"] ?? 0, ("x" as NSString).length)

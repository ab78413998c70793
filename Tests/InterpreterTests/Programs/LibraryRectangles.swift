// swift-format-ignore-file: NeverForceUnwrap
import Foundation
// How a whole rectangle is printed differs between platforms: its numbers do not.
func text(_ r: CGRect) -> String { "\(r.origin.x) \(r.origin.y) \(r.size.width) \(r.size.height)" }
func text(_ p: CGPoint) -> String { "\(p.x) \(p.y)" }
var p = CGPoint(x: 1.5, y: 2)
p.x += 1
print(
  text(p), text(CGPoint.zero), CGPoint(x: 1, y: 2) == CGPoint(x: 1.0, y: 2.0), Set([p, p]).count)
let size = CGSize(width: 10, height: 5)
let r = CGRect(origin: CGPoint(x: 2, y: 3), size: size)
print(text(r), r.minX, r.maxX, r.midX, r.minY, r.maxY, r.midY, r.width, r.height, r.isEmpty)
print(
  r.contains(CGPoint(x: 2, y: 3)), r.contains(CGPoint(x: 12, y: 3)), text(r.insetBy(dx: 1, dy: 1)))
print(text(r.offsetBy(dx: -2, dy: -3)))
let other = CGRect(x: 8, y: 0, width: 10, height: 4)
print(text(r.intersection(other)), text(r.union(other)), r.intersects(other))
print(r.intersects(CGRect(x: 50, y: 50, width: 1, height: 1)), r.intersection(.zero).isNull)
print(text(CGRect(x: 0, y: 0, width: -4, height: 6).standardized), CGRect.zero.isEmpty)
print(text(CGRect(x: 0.4, y: 0.6, width: 1, height: 1).integral))
let points = (0..<4).map { CGPoint(x: Double($0), y: Double($0 * $0)) }
print(points.map(text), points.map(\.x).reduce(0, +), text(points.max { $0.y < $1.y }!))
struct Box { var frame = CGRect.zero }
var box = Box()
box.frame.origin.x = 7
box.frame.size = size
print(text(box.frame), text(box.frame.origin), box.frame.size.width * 2)
let k: CGFloat = 3
print(k / 2, CGFloat(Int(k)) + 0.5, Double(k), k.rounded(), max(k, 1), CGFloat.pi > 3)

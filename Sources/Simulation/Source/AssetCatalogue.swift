import Foundation
import Layout

/// The pictures and colours that a program may show by their names.
///
/// An asset's text says what is known of it: of a picture's file its size in pixels, `400 240`, of a
/// set of pictures the list of its files (`Contents.json`).
struct AssetCatalogue {
  private let names: Set<String>
  /// How large pictures are, in points, as far as their files say it.
  private let sizes: [String: Size]

  private struct PictureSet: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Picture]?
  }

  init(_ files: [SourceFile]) {
    let assets = files.filter { $0.isResource && SourceFile.isAsset($0.name) }
    let pixels = Dictionary(
      assets.compactMap { asset in Self.pixels(asset.text).map { (asset.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    var sizes: [String: Size] = [:]
    for asset in assets {
      let name = Self.plainName(asset.name)
      if asset.name.hasSuffix(".imageset") {
        sizes[name] = Self.size(ofSet: asset, pixels)
      } else if let own = pixels[asset.name] {
        // Beside the catalogues: `logo@2x.png` is the logo on a screen with two pixels a point.
        let parts = name.split(separator: "@")
        let scale = parts.count == 2 ? Self.scale(String(parts[1])) : 1
        let shown = parts.count == 2 ? String(parts[0]) : name
        if sizes[shown] == nil { sizes[shown] = own.divided(by: scale) }
      }
    }
    names = Set(assets.map { Self.plainName($0.name) })
    self.sizes = sizes
  }

  var isEmpty: Bool { names.isEmpty }

  /// A folder of a catalogue may be part of the names in it: `Food/Seeds`.
  func contains(_ name: String) -> Bool {
    names.contains(name) || names.contains(Self.lastPart(name))
  }

  /// Whether Xcode makes a name for code of an asset's: `Color.background` is the colour Background,
  /// and `Image.hero` the picture hero-image.
  func hasSymbol(_ symbol: String) -> Bool {
    let wanted = symbol.lowercased()
    return names.contains { name in
      let plain = Self.lastPart(name).lowercased().filter { $0.isLetter || $0.isNumber }
      return plain == wanted || plain == wanted + "color" || plain == wanted + "image"
    }
  }

  /// How large a picture is, in points; nil where no file says it.
  func size(ofPicture name: String) -> Size? { sizes[name] ?? sizes[Self.lastPart(name)] }

  private static func lastPart(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func size(ofSet asset: SourceFile, _ pixels: [String: Size]) -> Size? {
    let set = try? JSONDecoder().decode(PictureSet.self, from: Data(asset.text.utf8))
    for picture in set?.images ?? [] {
      guard let file = picture.filename, let size = pixels[asset.name + "/" + file] else {
        continue
      }
      return size.divided(by: scale(picture.scale ?? "1x"))
    }
    return nil
  }

  /// `2x` is 2.
  private static func scale(_ text: String) -> Double {
    Double(text.dropLast(text.hasSuffix("x") ? 1 : 0)).flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  private static func pixels(_ text: String) -> Size? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  private static func plainName(_ path: String) -> String {
    let last = lastPart(path)
    return String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
  }
}

extension Size {
  fileprivate func divided(by scale: Double) -> Size {
    Size(width: width / scale, height: height / scale)
  }
}

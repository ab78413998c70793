import Foundation

extension URLComponents: Boxed {}

/// The parts of addresses.
extension NativeTable {
  nonisolated(unsafe) static let links: [String: Native] = [
    "URLComponents.init()": making { URLComponents() },
    "URLComponents.init(string:)": making { (text: String) in URLComponents(string: text) },
    "URLComponents.init(url:resolvingAgainstBaseURL:)": making { (url: URL, resolves: Bool) in
      URLComponents(url: url, resolvingAgainstBaseURL: resolves)
    },
    "URLComponents.url": method { (parts: URLComponents) in parts.url },
    "URLComponents.string": method { (parts: URLComponents) in parts.string },
    "URLComponents.description": method { (parts: URLComponents) in parts.description },
    "URLComponents._queryNames": method { (parts: URLComponents) in
      parts.queryItems?.map(\.name)
    },
    "URLComponents._queryValues": method { (parts: URLComponents) in
      parts.queryItems?.map(\.value) ?? []
    },
    "URLComponents._setQuery(_:_:)": changing {
      (parts: inout URLComponents, names: [String]?, values: [String?]) in
      parts.queryItems = names.map { zip($0, values).map(URLQueryItem.init(name:value:)) }
      return Nothing()
    },
  ].merging(linkParts) { first, _ in first }

  nonisolated(unsafe) private static let linkParts: [String: Native] = {
    var table: [String: Native] = [:]
    func part<Part: Bridged>(_ name: String, _ path: WritableKeyPath<URLComponents, Part>) {
      table["URLComponents.\(name)"] = method { (parts: URLComponents) in parts[keyPath: path] }
      table["URLComponents.\(name)="] = changing { (parts: inout URLComponents, new: Part) in
        parts[keyPath: path] = new
        return Nothing()
      }
    }
    // What these refuse Foundation ends the process for.
    func refusing(
      _ name: String, _ path: WritableKeyPath<URLComponents, String?>,
      unless holds: @escaping (String) -> Bool
    ) {
      part(name, path)
      table["URLComponents.\(name)="] = changing { (parts: inout URLComponents, new: String?) in
        if let new, !holds(new) { throw Trap("`\(new)` cannot be the \(name) of an address") }
        parts[keyPath: path] = new
        return Nothing()
      }
    }
    func isEncoded(_ text: String) -> Bool {
      text.utf8.allSatisfy { $0 > 32 && $0 < 127 } && text.removingPercentEncoding != nil
    }
    refusing("scheme", \.scheme) { scheme in
      scheme.first?.isLetter ?? true
        && scheme.utf8.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 32
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.".utf8.contains($0)
        }
    }
    refusing("percentEncodedHost", \.percentEncodedHost, unless: isEncoded)
    refusing("percentEncodedQuery", \.percentEncodedQuery, unless: isEncoded)
    refusing("percentEncodedFragment", \.percentEncodedFragment, unless: isEncoded)
    part("user", \.user)
    part("password", \.password)
    part("host", \.host)
    part("path", \.path)
    part("query", \.query)
    part("fragment", \.fragment)
    part("port", \.port)
    part("percentEncodedPath", \.percentEncodedPath)
    table["URLComponents.percentEncodedPath="] = changing {
      (parts: inout URLComponents, new: String) in
      if !isEncoded(new) { throw Trap("`\(new)` cannot be the path of an address") }
      parts.percentEncodedPath = new
      return Nothing()
    }
    table["URLComponents.port="] = changing { (parts: inout URLComponents, new: Int?) in
      if let new, new < 0 { throw Trap("a port is not negative") }
      parts.port = new
      return Nothing()
    }
    return table
  }()
}

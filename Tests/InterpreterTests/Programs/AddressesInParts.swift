// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let url = URL(string: "https://example.com/dir/file.tar.gz?q=1")!
if var c = URLComponents(url: url, resolvingAgainstBaseURL: false) {
  c.queryItems = [URLQueryItem(name: "k", value: "v v")]; c.path += "/x"; print(c.url!)
}
var u = URLComponents(string: "https://user@example.com:8080/a/b?x=1&y=two%20words&z#frag")!
print(
  u.scheme!, u.user!, u.host!, u.port!, u.path, u.query!, u.fragment!,
  u.queryItems!.map { "\($0.name)=\($0.value ?? "-")" })
u.queryItems?.append(URLQueryItem(name: "q", value: "a&b")); u.port = nil; u.user = nil;
u.fragment = nil
print(u.string!, u.url!.absoluteString)
var made = URLComponents()
made.scheme = "https"; made.host = "ex.org"; made.path = "/p q";
made.queryItems = ["a": "1", "b": nil].sorted { $0.key < $1.key }.map {
  URLQueryItem(name: $0.key, value: $0.value)
}
print(made.url?.absoluteString ?? "none", made.percentEncodedPath, made.percentEncodedQuery ?? "-")
made.queryItems = nil
print(
  made.string ?? "", made == URLComponents(string: "https://ex.org/p%20q"),
  URLQueryItem(name: "n", value: nil), URLComponents(string: "http://[bad") == nil)

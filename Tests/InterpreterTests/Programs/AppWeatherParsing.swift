import Foundation
struct Response: Decodable {
  let city: City; let list: [Entry]
  struct City: Decodable { let name: String; let coord: Coordinate }
  struct Coordinate: Decodable { let lat, lon: Double }
  struct Entry: Decodable {
    let dt: TimeInterval; let main: Main; let weather: [Condition]; let rain: [String: Double]?
    enum CodingKeys: String, CodingKey { case dt, main, weather, rain }
  }
  struct Main: Decodable {
    let temp: Double; let feelsLike: Double; let humidity: Int
    enum CodingKeys: String, CodingKey { case temp, humidity; case feelsLike = "feels_like" }
  }
  struct Condition: Decodable { let id: Int; let description: String }
}
let json = """
  {"city":{"name":"Bern","coord":{"lat":46.95,"lon":7.45}},"list":[
   {"dt":3600,"main":{"temp":281.15,"feels_like":279,"humidity":80},"weather":[{"id":500,"description":"light rain"}],"rain":{"3h":1.5}},
   {"dt":14400,"main":{"temp":285.4,"feels_like":284.9,"humidity":60},"weather":[]}]}
  """
extension Double {
  var celsius: Double { self - 273.15 };
  func rounded(to places: Int) -> Double {
    let k = pow(10, Double(places)); return (self * k).rounded() / k
  }
}
extension Response.Entry {
  var icon: String {
    switch weather.first?.id {
    case .some(200..<300): "storm";
    case .some(500...531): "rain";
    case .none: "unknown";
    default: "sun"
    }
  }
}
do {
  let response = try JSONDecoder().decode(Response.self, from: Data(json.utf8))
  print(response.city.name, response.city.coord.lat)
  for entry in response.list {
    print(
      entry.icon, entry.main.temp.celsius.rounded(to: 1), entry.main.humidity,
      entry.rain?["3h"] ?? 0, Date(timeIntervalSince1970: entry.dt).timeIntervalSince1970)
  }
  let warmest = response.list.max { $0.main.temp < $1.main.temp }
  print(
    warmest?.main.feelsLike.rounded(to: 2) ?? 0,
    response.list.map(\.main.humidity).reduce(0, +) / response.list.count)
} catch { print("failed", error) }
do {
  _ = try JSONDecoder().decode(Response.self, from: Data(#"{"city":{"name":1}}"#.utf8))
} catch DecodingError.typeMismatch(_, let c) {
  print(c.codingPath.map(\.stringValue).joined(separator: "."))
}

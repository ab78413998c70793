import SwiftUI

@Observable
final class Forecast {
  var sun = 1
  var rain = 2
}

struct Weather3: View {
  @State private var forecast = Forecast()

  var body: some View {
    VStack {
      Text("\(forecast.sun) \(forecast.rain)")
      Button("Update") {
        forecast.sun = 5
        forecast.rain = 6
        forecast.sun = 7
      }
    }
  }
}

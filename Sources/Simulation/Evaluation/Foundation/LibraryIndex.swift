import Foundation
import Layout

/// All tables, by the name of their type.
enum LibraryIndex {
  static func table(named name: String) -> LibraryTable? {
    tables[name] ?? aliases[name].flatMap { tables[$0] }
  }

  private static let aliases = [
    "TimeInterval": "Double", "CGFloat": "Double", "Float": "Double",
    "NSNotification.Name": "Notification.Name", "UnitLength": "Dimension", "UnitMass": "Dimension",
    "UnitDuration": "Dimension", "UnitTemperature": "Dimension", "UnitVolume": "Dimension",
    "UnitSpeed": "Dimension", "UnitAngle": "Dimension", "UnitEnergy": "Dimension",
  ]

  static var all: [LibraryTable] { times + formats + numbers + texts + resources + layouts }

  private static let tables = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let times = [
    Date.library, TimeZone.library, Locale.library, Locale.Currency.library, Locale.Region.library,
    Locale.LanguageCode.library, Locale.Language.library, Calendar.library,
    Calendar.Identifier.library,
    Calendar.MatchingPolicy.library, Calendar.Component.library, DateComponents.library,
    DateInterval.library,
    Duration.library, ClockInstant.library,
  ]

  private static let formats = [
    Date.FormatStyle.library, Date.FormatStyle.DateStyle.library,
    Date.FormatStyle.TimeStyle.library, Date.ISO8601FormatStyle.library,
    Date.RelativeFormatStyle.library, TextDateStyle.library, DateFormatter.library,
    DateFormatter.Style.library, ISO8601DateFormatter.library, RelativeDateFormatter.library,
    Duration.TimeFormatStyle.library, Duration.TimeFormatStyle.Pattern.library,
    Duration.UnitsFormatStyle.library, Duration.UnitsFormatStyle.Unit.library,
    Duration.UnitsFormatStyle.UnitWidth.library,
    RelativeUnits.library, NumberFormatter.library, NumberFormatter.Style.library,
  ]

  private static let numbers = [
    Int.library, Double.library, Decimal.library, DecimalObject.library, NumberObject.library,
    IntegerFormatStyle<Int>.library,
    FloatingPointFormatStyle<Double>.library, Decimal.FormatStyle.library,
    FloatingPointRoundingRule.library, ByteCountFormatStyle.library,
    ByteCountFormatStyle.Style.library, MeasurementUnit.library, Measurement<Dimension>.library,
    MeasureFormat.library, MeasureWidth.library, MeasureUsage.library,
    Bool.library,
  ]

  private static let texts = [
    String.library, String.Encoding.library, CharacterSet.library, AttributedString.library,
    ComparisonResult.library,
  ]

  private static let resources = [
    BundleValue.library, FileManagerValue.library, ProcessInformation.library, UUID.library,
    URL.library,
    URLComponents.library, URLQueryItem.library, Data.library, IndexSet.library,
    IndexPath.library, Notification.Name.library,
  ]

  private static let layouts = [Spacing.library]
}

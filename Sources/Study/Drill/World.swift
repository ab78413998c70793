/// The words of a made-up program.
struct World: Sendable {
  /// A number, and the button that changes it.
  struct Count: Sendable {
    var name: String
    var button: String

    init(_ name: String, _ button: String) { (self.name, self.button) = (name, button) }
  }

  /// The view that is mounted, and six that stand in it: no names of types that SwiftUI or Swift
  /// has.
  var root: String
  var parts: [String]
  /// Six, as many as the fullest program needs.
  var counts: [Count]
  /// Something that is so or not, and the button that turns it.
  var flag: Count
  /// The type of a model.
  var model: String
  /// A key of the environment.
  var key: Count

  static let all = [
    World(
      root: "TeaShop", parts: ["Teapot", "Shelf", "Counter", "Tray", "Till", "Doorway"],
      counts: [
        Count("cups", "Pour"), Count("guests", "Welcome"), Count("scones", "Bake"),
        Count("leaves", "Weigh"),
        Count("spoons", "Polish"), Count("crumbs", "Sweep"),
      ], flag: Count("isOpen", "Open or close"), model: "Order", key: Count("warmth", "Warmer")),
    World(
      root: "Harbour", parts: ["Pier", "Crane", "Beacon", "Ferry", "Depot", "Jetty"],
      counts: [
        Count("boats", "Moor"), Count("crates", "Unload"), Count("nets", "Mend"),
        Count("knots", "Tie"),
        Count("gulls", "Feed"), Count("sails", "Hoist"),
      ], flag: Count("isFoggy", "Fog"), model: "Cargo", key: Count("tide", "Rise")),
    World(
      root: "Orchard", parts: ["Tree", "Ladder", "Basket", "Press", "Fence", "Barn"],
      counts: [
        Count("apples", "Pick"), Count("rows", "Plant"), Count("bees", "Hive"),
        Count("jars", "Fill"),
        Count("wasps", "Swarm"), Count("sacks", "Carry"),
      ], flag: Count("isRipe", "Ripen"), model: "Harvest", key: Count("shade", "Darker")),
    World(
      root: "Library", parts: ["Desk", "Stack", "Reader", "Globe", "Lamp", "Cart"],
      counts: [
        Count("loans", "Lend"), Count("shelves", "Build"), Count("cards", "Stamp"),
        Count("pages", "Turn"),
        Count("fines", "Fine"), Count("stamps", "Renew"),
      ], flag: Count("isQuiet", "Hush"), model: "Catalogue", key: Count("glow", "Brighter")),
    World(
      root: "Studio", parts: ["Mixer", "Booth", "Speaker", "Meter", "Rack", "Console"],
      counts: [
        Count("takes", "Record"), Count("tracks", "Add track"), Count("cables", "Plug"),
        Count("beats", "Count in"),
        Count("solos", "Play"), Count("reels", "Load"),
      ], flag: Count("isMuted", "Mute"), model: "Session", key: Count("gain", "Louder")),
    World(
      root: "Station", parts: ["Tunnel", "Tower", "Kiosk", "Signal", "Bench", "Bridge"],
      counts: [
        Count("trains", "Arrive"), Count("tickets", "Sell"), Count("bags", "Store"),
        Count("delays", "Delay"),
        Count("wagons", "Couple"), Count("stops", "Halt"),
      ], flag: Count("isLate", "Late"), model: "Timetable", key: Count("noise", "Noisier")),
    World(
      root: "Workshop", parts: ["Anvil", "Drill", "Vice", "Drawer", "Stool", "Ledge"],
      counts: [
        Count("nails", "Hammer"), Count("planks", "Saw"), Count("hinges", "Screw"),
        Count("coats", "Paint"),
        Count("rivets", "Rivet"), Count("shavings", "Plane"),
      ], flag: Count("isLit", "Light"), model: "Project", key: Count("dust", "Dustier")),
    World(
      root: "Meadow", parts: ["Pond", "Hill", "Nest", "Brook", "Stone", "Well"],
      counts: [
        Count("frogs", "Hop"), Count("lambs", "Graze"), Count("eggs", "Lay"),
        Count("steps", "Walk"),
        Count("daisies", "Bloom"), Count("moths", "Flutter"),
      ], flag: Count("isSunny", "Sun"), model: "Census", key: Count("rain", "Wetter")),
    World(
      root: "Theatre", parts: ["Stage", "Curtain", "Balcony", "Foyer", "Cloakroom", "Orchestra"],
      counts: [
        Count("seats", "Reserve"), Count("acts", "Rehearse"), Count("coats", "Hang"),
        Count("roses", "Throw"),
        Count("masks", "Carve"), Count("bows", "Bow"),
      ], flag: Count("isSoldOut", "Sold out"), model: "Performance", key: Count("dimness", "Dim")),
    World(
      root: "Kitchen", parts: ["Oven", "Sink", "Pantry", "Larder", "Kettle", "Hob"],
      counts: [
        Count("plates", "Wash"), Count("pots", "Stir"), Count("spices", "Season"),
        Count("guests", "Seat"),
        Count("onions", "Chop"), Count("loaves", "Knead"),
      ], flag: Count("isHot", "Heat"), model: "Recipe", key: Count("steam", "Steamier")),
  ]
}

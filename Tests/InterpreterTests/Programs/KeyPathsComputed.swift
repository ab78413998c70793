// swift-format-ignore-file: NeverForceUnwrap
struct Address: Hashable { var street: String; var zip: Int? }
struct Person {
  var name: String; var address: Address; var friends: [Person] = []; var tags: [String: Int] = [:];
  var initials: String { String(name.prefix(1)) };
  subscript(i: Int) -> String {
    get { "\(name)\(i)" }
    set { name = newValue + "\(i)" }
  }
}
final class Team { var lead: Person; let id = 3; init(_ p: Person) { lead = p } }
var p = Person(
  name: "Ann", address: Address(street: "A", zip: 1),
  friends: [Person(name: "Bob", address: Address(street: "B"))])
let street = \Person.address.street
p[keyPath: street] += "!"; p[keyPath: \.friends[0].name] = "Rob"; p.tags["x"] = 6;
p[keyPath: \.[7]] = "Q"
print(
  p.address.street, p.friends[0].name, p.tags, p.name, p[keyPath: \.initials],
  p[keyPath: \.friends.first?.address.zip] as Any, p[keyPath: \.address.zip!])
let toAddress: WritableKeyPath<Person, Address> = \.address;
let zip = toAddress.appending(path: \.zip); p[keyPath: zip] = nil;
print(
  p.address.zip as Any, zip == \Person.address.zip, zip.hashValue == (\Person.address.zip).hashValue
)
let team = Team(p); let lead: ReferenceWritableKeyPath<Team, String> = \Team.lead.name;
team[keyPath: lead] = "Zed"; print(team.lead.name, p.name, team[keyPath: \.id])
let fields: [PartialKeyPath<Person>] = [\.name, \.address.street, \.friends.count];
for f in fields { print(p[keyPath: f], type(of: f).valueType) }
func sorted<T, V: Comparable>(
  _ xs: [T], by path: KeyPath<T, V>, _ less: (V, V) -> Bool = { $0 < $1 }
) -> [T] { xs.sorted { less($0[keyPath: path], $1[keyPath: path]) } }
let people = ["Cy", "Abe", "Bo"].map {
  Person(name: $0, address: Address(street: $0, zip: $0.count))
}
print(
  sorted(people, by: \.name).map(\.name), sorted(people, by: \.address.zip!, >).map(\.name),
  people.map(\.name.count), people.filter(\.isLong).map(\.initials),
  people.compactMap(\.address.zip).reduce(0, +))
extension Person { var isLong: Bool { name.count > 2 } }
func set<R, V>(_ path: WritableKeyPath<R, V>, _ v: V) -> (R) -> R {
  {
    var c = $0; c[keyPath: path] = v; return c
  }
}
print(set(\Person.name, "New")(p).name, set(\Person.friends, [])(p).friends.count)
@dynamicMemberLookup struct Lens<T> {
  let get: () -> T; let set: (T) -> Void
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> Lens<V> {
    Lens<V>(
      get: { get()[keyPath: path] },
      set: { v in
        var c = get(); c[keyPath: path] = v; set(c)
      })
  }
  var value: T {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
let lens = Lens(get: { p }, set: { p = $0 }); lens.address.street.value = "Lens";
lens.name.value += "?"; print(p.address.street, p.name)
print(
  (\Person.self as WritableKeyPath<Person, Person>) == \.self, [1, 2].map(\.self),
  [[1], [2, 3]].map(\.count), ["a": 1].map(\.key), [(1, "x")].map(\.1))
let optionalChain = \Person.friends.first?.friends.first?.name;
print(p[keyPath: optionalChain] as Any)
var arr = [[1, 2], [3]]; arr[keyPath: \.[0][1]] = 9; let idx = 1; let path = \[[Int]][idx].count;
print(arr, arr[keyPath: path])
let any: AnyKeyPath = \Team.id;
print(team[keyPath: any] as Any, any is KeyPath<Team, Int>, p[keyPath: any] as Any)
struct Form<Root> {
  var edits: [(inout Root) -> Void] = [];
  mutating func edit<V>(_ k: WritableKeyPath<Root, V>, _ f: @escaping (inout V) -> Void) {
    edits.append { f(&$0[keyPath: k]) }
  }; func apply(_ r: inout Root) { edits.forEach { $0(&r) } }
}
var form = Form<Person>(); form.edit(\.name) { $0.append("x") }; form.edit(\.tags) { $0["n"] = 1 };
form.edit(\.address.zip) { $0 = ($0 ?? 0) + 5 }; form.apply(&p); form.apply(&p);
print(p.name, p.tags.count, p.address.zip!)

struct T {
  enum Failure: Error { case missing(Int) }
  var rows = [1, 2]
  subscript(id id: Int) -> Int {
    get throws(Failure) { guard rows.contains(id) else { throw .missing(id) }; return id }
  }
  var first: Int { get throws(Failure) { if rows.isEmpty { throw .missing(0) }; return rows[0] } }
  func f() {
    do { _ = try self[id: 3] } catch {
      switch error {
      case .missing(let n): print(n)
      }
    }
  }
}
print("-"); T().f(); print((try? T().first) ?? 0, (try? T()[id: 9]) ?? -1)
do { print(try T(rows: []).first) } catch .missing(let n) { print("missing", n) }
struct User { var name: String; let id: Int }
@dynamicMemberLookup struct Row<E> {
  var entity: E; subscript<V>(dynamicMember p: KeyPath<E, V>) -> String { "\(entity[keyPath: p])" };
  subscript<V>(dynamicMember p: WritableKeyPath<E, V>) -> V {
    get { entity[keyPath: p] }
    set { entity[keyPath: p] = newValue }
  }
}
var row = Row(entity: User(name: "a", id: 3)); row.name += "!"; let id: String = row.id;
row.name = "b"; print(row.name, id, row.entity)

@propertyWrapper struct C<V: Comparable> {
  var v: V;
  init(wrappedValue: V, _ n: Int) { v = wrappedValue }
  var wrappedValue: V {
    get { v }
    set { v = newValue }
  }
}
struct S2 { @C var ratio: Double; init(ratio: Double = 2) { _ratio = C(wrappedValue: ratio, 0) } }
print(S2().ratio)
struct S3 { @C var ratio: Double; init(_ r: Double = 2) { _ratio = C(wrappedValue: r, 0) } }
print(S3().ratio)

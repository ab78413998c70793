print([Int?.some(1), nil].contains(nil), [1, nil, 2].firstIndex(of: nil) ?? 9)
let a: [String?] = ["x", nil]
print(a.contains(nil), a.contains("x"), a.firstIndex(of: "x") ?? 9)

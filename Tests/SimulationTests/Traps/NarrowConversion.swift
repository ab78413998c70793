func narrowConversion() {
  let wide = [300, 20]
  print(UInt8(wide[1]))
  print(UInt8(wide[0]))
}

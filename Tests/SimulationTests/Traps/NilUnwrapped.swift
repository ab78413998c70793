struct Cell { var next: Int? }

func nilUnwrapped() {
  var cell = Cell(next: 1)
  print(cell.next!)
  cell.next = nil
  print(cell.next!)
}

extension Rect {
  /// The rectangle in the form `(x,y widthxheight)`, in points.
  package var text: String {
    let numbers = [x, y, width, height].map { NumberFormat.string($0) }
    return "(\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3]))"
  }
}

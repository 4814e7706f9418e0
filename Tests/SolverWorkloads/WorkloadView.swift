/// The four variables of a view.
struct WorkloadView {
  /// The first of them.
  let first: Int

  var left: Int { first }
  var top: Int { first + 1 }
  var width: Int { first + 2 }
  var height: Int { first + 3 }

  /// Where the view begins along an axis: 0 for horizontal, 1 for vertical.
  func start(_ axis: Int) -> Int { first + axis }

  /// How long the view is along an axis.
  func extent(_ axis: Int) -> Int { first + 2 + axis }
}

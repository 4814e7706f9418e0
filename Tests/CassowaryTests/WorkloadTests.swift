import Cassowary
import SolverWorkloads
import Testing

/// The workloads that `Tools/bench` compares solvers on.
@Suite struct WorkloadTests {
  /// A workload, and the hash of the optimum that HiGHS finds for it.
  struct Known: Sendable, CustomTestStringConvertible {
    var shape: WorkloadShape
    var size: Int
    var isEdited: Bool
    var hash: UInt64

    var testDescription: String { "\(shape)\(isEdited ? "-edit" : "")-\(size)" }
  }

  /// Hashes of the sizes 10, 100 and 1000, and of the sizes 10 and 100 edited; of sums of weights.
  private static let hashes: KeyValuePairs<WorkloadShape, [UInt64]> = [
    .chain: [
      0x1d9e_e1e3_9b56_1ef3, 0x97af_84df_3945_7816,
      0x440c_67a8_0f0e_5d3b,
      0x070f_2acd_58ed_1a0e,
      0xa783_3b5d_7556_3107,
    ],
    .cells: [
      0x9871_f676_a0fb_c394, 0x4a9a_7d1b_60a9_47a6,
      0x8058_1016_8219_9f05,
      0x4024_9698_2297_4a79,
      0x7e71_482d_e17e_cee8,
    ],
    .tree: [
      0x5562_92c2_1f04_0821, 0xd547_fa9e_a766_190e,
      0xbc86_7744_8364_273c,
      0xe161_14a2_e113_5adb,
      0xed7e_a17d_9fec_7813,
    ],
    .row: [
      0xbc26_3f63_d395_518d, 0xf4e2_418d_307e_32bc,
      0x77f8_1653_2adb_dc0c,
      0xcc5f_4a16_bc0c_a188,
      0x26bd_32c6_a97e_99c4,
    ],
    .over: [
      0x7e2d_c973_23af_1845, 0x44e2_e755_cb08_e6e1,
      0xc7e2_d152_ce93_565b,
      0x3fb1_f29b_8fc1_59fc,
      0xa175_9a3e_8392_5578,
    ],
    .nest: [
      0x4b83_ec58_f5a2_2b28, 0x11f1_69ab_b119_d541,
      0x511a_3925_a5c5_890f,
      0xb6a5_34e2_e91c_c5a5,
      0x13c2_dc4a_7997_d36a,
    ],
  ]

  static let known = hashes.flatMap { shape, hashes in
    zip([(10, false), (100, false), (1000, false), (10, true), (100, true)], hashes).map { entry, hash in
      Known(shape: shape, size: entry.0, isEdited: entry.1, hash: hash)
    }
  }

  @Test(arguments: known)
  func theOptimumIsThatOfAnIndependentProgram(known: Known) throws {
    let workload = known.shape.workload(size: known.size, isEdited: known.isEdited)
    var solver = Solver(workload.makeSystem())
    for change in workload.changes { solver.resolve(changing: change.constraint, to: change.value) }
    #expect(Workload.hash(solver.solution.values) == known.hash)
    for constraint in workload.constraints where constraint.priority == 1000 {
      #expect(constraint.violation(at: solver.solution.values) < 1e-6)
    }
  }

  /// The hash is that of HiGHS, level by level; the least sum of weights has another.
  @Test func twoWishesDoNotOutweighOneOfTheNextHigherPriority() {
    let workload = WorkloadShape.levels.workload(size: 100)
    let values = solve(workload.makeSystem()).values
    #expect(Workload.hash(values) == 0xb314_69f2_b26a_bd2e)
    for constraint in workload.constraints where constraint.priority > 750 {
      #expect(constraint.violation(at: values) < 1e-9)
    }
    let missed = workload.constraints.filter { $0.priority == 750 && $0.violation(at: values) > 1 }
    #expect(missed.count == 50)
  }

  @Test func theTextOfAWorkloadIsTheWorkload() {
    for shape in WorkloadShape.allCases {
      let text = shape.workload(size: 12, isEdited: true).text
      #expect(Workload(text).text == text)
      #expect(text.hasPrefix("cass 1\nname \(shape)-edit-12\n"))
    }
  }
}

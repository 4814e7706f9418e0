import Cassowary
import Foundation
import Testing

/// The workloads that other solvers were measured with, made by the generator in `../shared/bench`.
@Suite struct WorkloadTests {
  /// A workload, and the hash of the optimum that HiGHS finds for it.
  struct Workload: Sendable, CustomTestStringConvertible {
    var shape: String
    var size: Int
    var isEdited: Bool
    var hash: UInt64

    var testDescription: String { "\(shape)\(isEdited ? "-edit" : "")-\(size)" }
  }

  static let workloads =
    [
      ("chain", 0x1d9e_e1e3_9b56_1ef3, 0x97af_84df_3945_7816, 0x070f_2acd_58ed_1a0e, 0xa783_3b5d_7556_3107),
      ("cells", 0x0197_5557_c2e3_9442, 0xad29_ad1c_4863_1cb8, 0x5a3c_ba59_07fa_9b59, 0xb896_0cd9_60ae_436c),
      ("tree", 0x5562_92c2_1f04_0821, 0xd547_fa9e_a766_190e, 0xe161_14a2_e113_5adb, 0xed7e_a17d_9fec_7813),
      ("row", 0xd346_2971_c27a_80f6, 0x7989_76b7_4c84_9154, 0xa77a_14cf_41dc_4bc0, 0xc7cb_61e6_87d1_70ec),
      ("over", 0x3f92_0a65_3ac5_d9ff, 0x3ebe_b5d5_9de4_58ec, 0x4e2b_188d_2e10_14f2, 0x698e_7aaa_93d4_932d),
      ("nest", 0x947f_b4a3_871b_99a6, 0x8c4b_492e_b7ac_2d84, 0xf4fc_9e7b_36ab_9f66, 0x4258_06e1_e99b_1b81),
    ].flatMap { (shape: String, small: UInt64, large: UInt64, smallEdited: UInt64, largeEdited: UInt64) in
      [
        Workload(shape: shape, size: 10, isEdited: false, hash: small),
        Workload(shape: shape, size: 100, isEdited: false, hash: large),
        Workload(shape: shape, size: 10, isEdited: true, hash: smallEdited),
        Workload(shape: shape, size: 100, isEdited: true, hash: largeEdited),
      ]
    }

  private static let generator = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/bench/gen.py").standardizedFileURL.path

  /// The text of a workload; nothing if the generator or Python is not there.
  private static func text(_ shape: String, _ size: Int, isEdited: Bool) -> String? {
    guard FileManager.default.fileExists(atPath: generator) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", generator, shape, "\(size)"] + (isEdited ? ["--edit", "20"] : [])
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  private static let isPresent = text("chain", 1, isEdited: false) != nil

  @Test(.enabled(if: isPresent, "../shared/bench or python3 is absent"), arguments: workloads)
  func theOptimumIsThatOfAnIndependentProgram(workload: Workload) throws {
    let text = try #require(Self.text(workload.shape, workload.size, isEdited: workload.isEdited))
    let file = CassFile(text)
    var solver = Solver(file.system)
    for suggestion in file.suggestions {
      solver.resolve(changing: suggestion.constraint, to: suggestion.value)
    }
    #expect(CassFile.hash(solver.solution.values) == workload.hash)
    for constraint in file.constraints where constraint.priority == 1000 {
      #expect(constraint.violation(at: solver.solution.values) < 1e-6)
    }
  }

  @Test(
    .enabled(if: isPresent, "../shared/bench or python3 is absent"),
    arguments: ["chain", "cells", "tree", "row", "over", "nest"])
  func interfacesNeedNoSearch(shape: String) throws {
    let file = CassFile(try #require(Self.text(shape, 300, isEdited: false)))
    let statistics = solve(file.system).statistics
    #expect(statistics.pivots == 0)
    #expect(statistics.rows == 0)
    #expect(statistics.restarts == 0)
    #expect(statistics.eliminated >= file.system.variableCount * 3 / 4)
  }
}

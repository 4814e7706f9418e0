#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Does numbered work on several threads and hands the results over in order.
///
/// Threads of the operating system, since loading Dispatch costs more than most runs of viewc take. This and
/// its box are classes because threads share them.
enum WorkQueue {
  /// Does `work` for 0..<count on up to `jobs` threads; calls `consume` with each result, in order, on the
  /// thread of the caller, and `wait` about ten times a second while there is nothing to consume.
  static func run<Result: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result, wait: () -> Void,
    consume: (Int, Result) -> Void
  ) {
    let threads = min(jobs, count)
    guard threads > 1 else {
      for number in 0..<count { consume(number, work(number)) }
      return
    }
    let share = WorkShare(count: count, work: work)
    let workers = (0..<threads).compactMap { _ in Worker.start { share.workUntilDone() } }
    // Where the system gives no thread, the caller's own does the work.
    if workers.isEmpty { share.workUntilDone() }
    for number in 0..<count { consume(number, share.take(number, wait: wait)) }
    for worker in workers { pthread_join(worker, nil) }
  }
}

/// What the threads of a queue share: the next number and the results.
private final class WorkShare<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Int) -> Result
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var results: [Result?]

  init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.work = work
    results = [Result?](repeating: nil, count: count)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  func workUntilDone() {
    while let number = claim() {
      let result = work(number)
      pthread_mutex_lock(mutex)
      results[number] = result
      pthread_cond_signal(changed)
      pthread_mutex_unlock(mutex)
    }
  }

  /// The result of a number, as soon as it is there; it is not kept.
  func take(_ number: Int, wait: () -> Void) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = results[number] {
        results[number] = nil
        return result
      }
      var deadline = timespec()
      clock_gettime(CLOCK_REALTIME, &deadline)
      deadline.tv_nsec += 100_000_000
      if deadline.tv_nsec >= 1_000_000_000 {
        deadline.tv_nsec -= 1_000_000_000
        deadline.tv_sec += 1
      }
      if pthread_cond_timedwait(changed, mutex, &deadline) == ETIMEDOUT { wait() }
    }
  }

  private func claim() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard next < results.count else { return nil }
    defer { next += 1 }
    return next
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Holds SIGINT, SIGTERM and SIGHUP back, so that they end the program before or after a step but not within.
enum SignalMask {
  /// Holds the signals back for this thread; answers what was in force.
  static func block() -> sigset_t {
    var signals = all
    var saved = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &saved)
    return saved
  }

  /// Lets the signals through, also where the program was started by a thread that holds them back.
  static func allow() {
    var signals = all
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var all: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGHUP)
    return signals
  }

  /// Lets what was held back through again.
  static func restore(_ saved: sigset_t) {
    var saved = saved
    pthread_sigmask(SIG_SETMASK, &saved, nil)
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A thread of the operating system.
enum Worker {
  /// Bytes of stack: what the main thread has on Linux, whatever the system gives others.
  private static let stackSize = 8 << 20

  /// Starts a thread that does `body`; nil where the system gives none.
  ///
  /// Signals are left to the main thread, which may hold them back while it writes a file.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(WorkerBody(body))
    let saved = SignalMask.block()
    defer { SignalMask.restore(saved) }
    #if canImport(Glibc)
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<WorkerBody>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
      let started: pthread_t? = status == 0 ? thread : nil
    #else
      var started: pthread_t?
      let status = pthread_create(
        &started, &attributes,
        { argument in
          Unmanaged<WorkerBody>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, box.toOpaque())
    #endif
    if status != 0 { box.release() }
    return started
  }
}

/// Carries a closure through the pointer that a thread is started with.
private final class WorkerBody {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

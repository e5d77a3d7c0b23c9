/** Reason why the server cannot start, in a sentence for its operator. */
export class StartupError extends Error {
  override name = 'StartupError'
}

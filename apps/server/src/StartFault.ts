/** Reason why the server cannot start, in a sentence for its operator. */
export class StartFault extends Error {
  override name = 'StartFault'
}

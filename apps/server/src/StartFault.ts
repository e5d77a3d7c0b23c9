/** Why the server cannot start, in a sentence for whoever starts it. */
export class StartFault extends Error {
  override name = 'StartFault'
}

import { createQueue } from '../Notices/createQueue'

/** Holds one thing from when something could not be fetched until the reader has closed what says so. */
export const missing = createQueue<'part'>()

/**
 * Says that something the reader asked for could not be fetched: a file of the console that has gone, as after a deploy, or no
 * connection. It is said once, however much is missing.
 */
export function tellMissingPart(): void {
  if (missing.items().length === 0) missing.add('part')
}

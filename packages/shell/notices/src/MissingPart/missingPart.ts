import { createQueue } from '../queue/createQueue'

/** Holds one item from a failed fetch until the user has closed the message. */
export const missing = createQueue<'part'>()

/**
 * Reports that a requested part could not be fetched: a removed file of the console, as after a deployment, or no connection.
 * Shown once, however many parts are missing.
 */
export function reportMissingPart(): void {
  if (missing.items().length === 0) missing.add('part')
}

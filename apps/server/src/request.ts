import { AsyncLocalStorage } from 'node:async_hooks'
import type { Scenarios } from '@console/sample'

/** What is known of the request that is being answered. */
interface KnownRequest {
  /** Its name: in its answer, and in the log. */
  id: string
  /** What its browser asked for by `?mock=`. */
  scenarios: Scenarios
}

const known = new AsyncLocalStorage<KnownRequest>()

/** Answers a request; what is asked below is about it. */
export const whileAnswering = known.run.bind(known)

/** The request that is being answered; what is done beside any has no name and no scenarios. */
export function currentRequest(): KnownRequest {
  return known.getStore() ?? { id: '-', scenarios: new Map() }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Scenarios } from '@console/sample'

/** A request that is being answered. */
interface CurrentRequest {
  /** Its name, in its answer and in the log. */
  id: string
  /** The caller's address, as callers are counted. */
  address: string
  /** The scenarios that its browser asked for by `?mock=`. */
  scenarios: Scenarios
  /** Missing for work that no request asked for. */
  response?: ServerResponse
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs the work of a request; `currentRequest` is that request in all that it calls. */
export const whileAnswering = current.run.bind(current)

/** The request that is being answered; one without a response where there is none. */
export function currentRequest(): CurrentRequest {
  return current.getStore() ?? { id: '-', address: '', scenarios: new Map() }
}

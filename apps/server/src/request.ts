import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { Scenarios } from '@console/sample'

/** A request that is being answered. */
interface CurrentRequest {
  /** Request id, in its answer and in the log. */
  id: string
  /** Address by which the caller is counted. */
  address: string
  /** Scenarios that its browser has set by `?mock=`. */
  scenarios: Scenarios
  /** Missing for work that no request has caused. */
  response?: ServerResponse
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs the work of a request; `currentRequest` returns that request during it. */
export const whileAnswering = current.run.bind(current)

/** The request that is being answered; one without a response if there is none. */
export function currentRequest(): CurrentRequest {
  return current.getStore() ?? { id: '-', address: '', scenarios: new Map() }
}

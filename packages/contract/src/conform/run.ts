import type { Role } from '@console/core/permissions'
import type { AnyResource } from '@console/sample'
import type { Call } from '../calls'
import type { Answer, Client } from './client'
import type { Ledger } from './ledger'

/** Somebody who is signed in. */
export interface Person {
  token: string
  roles: readonly Role[]
}

/** What every check works with. */
export interface Run extends Pick<Ledger, 'fault' | 'untried'> {
  calls: readonly Call[]
  ask: Client['ask']
  /** Somebody of another role than the account; null where nobody was named. */
  other: Person | null
  /** It may write: only what it made or can take back. */
  mayWrite: boolean
  /** Notes that a record was decided about: who listens has to be told of it. */
  decided(resource: string, token: string): void
  /**
   * Notes a fault where an answer is not as it has to be.
   * @param how what was done, for who reads the fault
   * @param codes the codes that the refusal may have; left out where that is said elsewhere
   * @returns whether it is as it has to be
   */
  expect(
    call: Call,
    how: string,
    answer: Answer | null,
    status: number | readonly number[],
    codes?: readonly string[],
  ): boolean
}

/** How an answer is told from what it has to be. */
export function createExpect({ fault }: Pick<Ledger, 'fault'>): Run['expect'] {
  return (call, how, answer, status, codes) => {
    if (answer === null) return false
    const statuses = [status].flat()
    const isAsWanted =
      statuses.includes(answer.status) && (codes?.includes(answer.code ?? '') ?? true)
    if (isAsWanted) return true
    const wanted = [statuses.join(' or '), ...(codes ?? [])].join(' ')
    const came = [answer.status, ...(answer.code === null ? [] : [answer.code])].join(' ')
    fault(call, `${how}: ${came} instead of ${wanted}`)
    return false
  }
}

/** The calls about one resource. */
export interface ResourceCalls {
  resource: AnyResource
  /** One of them by its method and what follows the resource's path. */
  named(method: Call['method'], path: string): Call | undefined
}

/** The calls of each resource. */
export function resourcesOf(calls: readonly Call[]): ResourceCalls[] {
  const resources = new Set(calls.flatMap(({ resource }) => resource ?? []))
  return [...resources].map((resource) => ({
    resource,
    named: (method, path) =>
      calls.find(
        (call) =>
          call.resource === resource &&
          call.method === method &&
          call.path === `${resource.path}${path}`,
      ),
  }))
}

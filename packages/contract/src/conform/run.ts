import type { Role } from '@console/core/permissions'
import type { AnyResource } from '@console/sample'
import type { Call } from '../calls'
import type { Answer, Client } from './client'
import type { Ledger } from './ledger'

/** A signed-in account. */
export interface Session {
  token: string
  roles: readonly Role[]
}

/** Context of every check. */
export interface Run extends Pick<Ledger, 'fault' | 'skip'> {
  calls: readonly Call[]
  ask: Client['ask']
  /** An account with another role; null without one. */
  other: Session | null
  /** Allows writes: only what the run has created or can undo. */
  mayWrite: boolean
  /** Expects an event about this record, because a decision was made. */
  expectEvent(resource: string, token: string): void
  /**
   * Records a fault unless an answer has an expected status and code.
   * @param label short description of the request, shown in the fault
   * @param codes allowed codes of the refusal; left out if another check covers them
   * @returns whether it has
   */
  expect(
    call: Call,
    label: string,
    answer: Answer | null,
    status: number | readonly number[],
    codes?: readonly string[],
  ): boolean
}

/** Compares an answer with what is expected. */
export function createExpect({ fault }: Pick<Ledger, 'fault'>): Run['expect'] {
  return (call, label, answer, status, codes) => {
    if (answer === null) return false
    const statuses = [status].flat()
    const isExpected =
      statuses.includes(answer.status) && (codes?.includes(answer.code ?? '') ?? true)
    if (isExpected) return true
    const expected = [statuses.join(' or '), ...(codes ?? [])].join(' ')
    fault(call, `${label}: expected ${expected}, received ${statusText(answer)}`)
    return false
  }
}

/** Status of an answer, and its error code: `412 stale_version`. */
export function statusText({ status, code }: Answer): string {
  return code === null ? String(status) : `${status} ${code}`
}

/** Calls of one resource. */
export interface ResourceCalls {
  resource: AnyResource
  /** Finds a call by its method and its path after the resource's. */
  named(method: Call['method'], path: string): Call | undefined
}

/** Groups calls by resource. */
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

import type { AnyKind, HindranceRule } from '@console/core/kinds'
import type { Capability } from '@console/core/permissions'
import type { Conflict } from '@console/core/resources'
import type { DeclaredRefusal } from '../server/endpoint'
import { type Refusal, refuse } from '../server/refuse'
import type { DecisionRules } from './decisionRules'

/** An action, its kind, and how decisions of that kind are taken. */
export interface Taker<Record> {
  action: string
  kind: AnyKind<never>
  rules: DecisionRules<Record>
  /** What its caller needs. */
  capability: Capability
}

/**
 * 412 where the record has changed, 409 where it can no longer be decided so: who did what, and when.
 * @param did what was done, in a word; undefined where that is not known
 */
export function refuseConflict(
  status: 409 | 412,
  conflict: Conflict,
  did: string | undefined,
  now: number,
): Refusal {
  const { decision } = conflict
  const detail =
    decision && did
      ? `${decision.by.name} ${did} this ${ago(decision.at, now)}.`
      : 'This has changed since you read it.'
  return refuse(status, status === 412 ? 'stale_version' : 'state_conflict', detail, {
    ...conflict,
  })
}

/**
 * What the server says of the first rule that a decision breaks.
 * @param faults where the rule is broken, as JSON pointers into what is said; none: the whole field
 */
export function refuseHindrance<Record>(
  hindrance: string,
  taker: Taker<Record>,
  conflict: Conflict,
  did: string | undefined,
  now: number,
  faults: readonly string[],
): Refusal {
  const { status, code, field } = refusalOf(hindrance, taker)
  const why = taker.rules.why[hindrance]
  if (why === undefined) return refuseConflict(status === 412 ? 412 : 409, conflict, did, now)
  if (field === undefined) return refuse(status, code, why, { ...conflict })
  const pointers = faults.length > 0 ? faults : [`/${field}`]
  return refuse(status, code, why, {
    errors: pointers.map((pointer) => ({ pointer, message: why })),
  })
}

/** What a decision is refused with where a rule hinders it. */
export function refusalOf<Record>(
  hindrance: string,
  { kind, rules }: Pick<Taker<Record>, 'kind' | 'rules'>,
): DeclaredRefusal {
  const { hindrances, lifecycle } = kind
  const answer = hindrances[hindrance] as HindranceRule
  if (rules.why[hindrance] === undefined)
    return answer.status === 412
      ? { status: 412, code: 'stale_version' }
      : { status: 409, code: 'state_conflict' }
  if (answer.status !== 422) return { status: answer.status, code: hindrance }
  const code = lifecycle.inputRules.includes(hindrance) ? 'validation' : hindrance
  return { status: 422, code, field: answer.field }
}

/** 422 that names one field. */
export function refuseField(field: string, detail: string): Refusal {
  return refuse(422, 'validation', detail, { errors: [{ pointer: `/${field}`, message: detail }] })
}

function ago(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  if (seconds < 120) return `${seconds} seconds ago`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes ago`
  return `on ${at.slice(0, 10)}`
}

import { type AnyKind, hindranceName, type HindranceRule } from '@console/core/kinds'
import { formatsOf, type LanguageId } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import type { Conflict } from '@console/core/resources'
import type { DeclaredRefusal } from '../server/endpoint'
import { type Refusal, refuse } from '../server/refuse'
import { textIn } from '../server/serverTexts'
import type { SayWord } from '../server/wordsOfKinds'
import type { DecisionRules } from './decisionRules'

/** An action, its kind, and how decisions of that kind are taken. */
export interface Taker<Record> {
  action: string
  kind: AnyKind<never>
  rules: DecisionRules<Record>
  /** What its caller needs. */
  capability: Capability
}

/** What a refusal is told with: the last thing that was done, in the words of its kind; null where that is not known. */
export interface Known {
  conflict: Conflict
  happened: string | null
  say: SayWord
}

/** 412 where the record has changed, 409 where it can no longer be decided so: who did what, and when. */
export function refuseConflict(
  code: 'stale_version' | 'state_conflict',
  { conflict, happened }: Pick<Known, 'conflict' | 'happened'>,
  otherwise = 'This has changed since you read it.',
): Refusal {
  return refuse(code === 'stale_version' ? 412 : 409, code, happened ?? otherwise, { ...conflict })
}

/**
 * What the server says of the first rule that a decision breaks: the kind's own word. Where the record is not as it was read, it
 * tells who did what.
 * @param faults where in what is said it is broken, as JSON pointers; none: its field as a whole
 */
export function refuseHindrance(
  hindrance: string,
  kind: AnyKind<never>,
  known: Known,
  faults: readonly string[],
): Refusal {
  const { status, code, field } = refusalOf(hindrance, kind)
  const why = known.say(kind.words, `hindrance.${hindranceName(hindrance)}`)
  if (code === 'stale_version' || code === 'state_conflict') return refuseConflict(code, known, why)
  if (field === undefined) return refuse(status, code, why, { ...known.conflict })
  const pointers = faults.length > 0 ? faults : [`/${field}`]
  return refuse(status, code, why, {
    errors: pointers.map((pointer) => ({ pointer, message: why })),
  })
}

/** What a decision is refused with where a rule hinders it. Where a record stands is nobody's fault: somebody else was first. */
export function refusalOf(
  hindrance: string,
  { hindrances, lifecycle }: AnyKind<never>,
): DeclaredRefusal {
  const answer = hindrances[hindrance] as HindranceRule
  if (answer.status === 412) return { status: 412, code: 'stale_version' }
  if (hindrance === 'wrong_status') return { status: 409, code: 'state_conflict' }
  if (answer.status !== 422) return { status: answer.status, code: hindrance }
  const code = lifecycle.inputRules.includes(hindrance) ? 'validation' : hindrance
  return { status: 422, code, field: answer.field }
}

/** 422 that names one field. */
export function refuseField(field: string, detail: string): Refusal {
  return refuse(422, 'validation', detail, { errors: [{ pointer: `/${field}`, message: detail }] })
}

/** How long ago something was, as the console says it. */
export function agoIn(language: LanguageId, at: string, now: number): string {
  return now - Date.parse(at) < 60_000
    ? textIn(language, 'just now')
    : formatsOf(language).ago(new Date(at), new Date(now))
}

import { type AnyKind, hindranceName, type HindranceRule } from '@console/core/kinds'
import { formatsOf, type LanguageId } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import type { Conflict } from '@console/core/resources'
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
  status: 409 | 412,
  { conflict, happened }: Pick<Known, 'conflict' | 'happened'>,
  otherwise = 'This has changed since you read it.',
): Refusal {
  const code = status === 412 ? 'stale_version' : 'state_conflict'
  return refuse(status, code, happened ?? otherwise, { ...conflict })
}

/**
 * What the server says of the first rule that a decision breaks: the kind's own word. Where the record is not as it was read, it
 * tells who did what.
 * @param faults where in what is said it is broken, as JSON pointers; none: its field as a whole
 */
export function refuseHindrance(
  hindrance: string,
  { hindrances, lifecycle, words }: AnyKind<never>,
  known: Known,
  faults: readonly string[],
): Refusal {
  const answer = hindrances[hindrance] as HindranceRule
  const why = known.say(words, `hindrance.${hindranceName(hindrance)}`)
  if (answer.status === 412 || hindrance === 'wrong_status')
    return refuseConflict(answer.status === 412 ? 412 : 409, known, why)
  if (answer.status !== 422) return refuse(answer.status, hindrance, why, { ...known.conflict })
  const pointers = faults.length > 0 ? faults : [`/${answer.field}`]
  return refuse(422, lifecycle.inputRules.includes(hindrance) ? 'validation' : hindrance, why, {
    errors: pointers.map((pointer) => ({ pointer, message: why })),
  })
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

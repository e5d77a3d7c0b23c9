import { type AnyWorkflow, blockerName, type BlockerRule } from '@console/core/workflows'
import { formatsOf } from '@console/core/i18n'
import type { Capability } from '@console/core/permissions'
import type { Conflict } from '@console/core/resources'
import type { Callers } from '../server/callers'
import type { DeclaredRefusal, UnparsedCall } from '../server/endpoint'
import { type Refusal, refuse } from '../server/refuse'
import type { Sentence } from '../server/sentences'
import type { TranslateMessage } from '../server/workflowMessages'
import type { DecisionRules } from './decisionRules'

/** An action, its workflow, and the rules of that workflow. */
export interface Taker<Record> {
  action: string
  workflow: AnyWorkflow<never>
  rules: DecisionRules<Record>
  /** Capability that its caller needs. */
  capability: Capability
}

/** Data of a refusal: the last event, in the messages of its workflow; null if it is unknown. */
export interface Known {
  conflict: Conflict
  happened: string | null
  translate: TranslateMessage
}

/**
 * Refuses with 412 if the record has changed, with 409 if it can no longer be decided this way; names who did what, and when.
 */
export function refuseConflict(
  code: 'stale_version' | 'state_conflict',
  { conflict, happened }: Pick<Known, 'conflict' | 'happened'>,
  otherwise: Sentence = 'version.stale',
): Refusal {
  const sentence = happened === null ? otherwise : { text: happened }
  return refuse(code === 'stale_version' ? 412 : 409, code, sentence, { ...conflict })
}

/**
 * Refuses a decision for the first rule that it breaks, in the workflow's own message. If the record has changed since it was read,
 * it names who did what.
 * @param faults JSON pointers into the input; none: its field as a whole
 */
export function refuseBlocker(
  blocker: string,
  workflow: AnyWorkflow<never>,
  known: Known,
  faults: readonly string[],
): Refusal {
  const { status, code, field } = refusalOf(blocker, workflow)
  const why = { text: known.translate(workflow.messages, `blocker.${blockerName(blocker)}`) }
  if (code === 'stale_version' || code === 'state_conflict') return refuseConflict(code, known, why)
  if (field === undefined) return refuse(status, code, why, { ...known.conflict })
  const pointers = faults.length > 0 ? faults : [`/${field}`]
  return refuse(status, code, why, {
    errors: pointers.map((pointer) => ({ pointer, message: why })),
  })
}

/** Declared refusal of a decision for a blocker. The state of a record is no fault of the input: someone else was first. */
export function refusalOf(
  blocker: string,
  { blockers, lifecycle }: AnyWorkflow<never>,
): DeclaredRefusal {
  const answer = blockers[blocker] as BlockerRule
  if (answer.status === 412) return { status: 412, code: 'stale_version' }
  if (blocker === 'wrong_status') return { status: 409, code: 'state_conflict' }
  if (answer.status !== 422) return { status: answer.status, code: blocker }
  const code = lifecycle.inputRules.includes(blocker) ? 'validation' : blocker
  return { status: 422, code, field: answer.field }
}

/** 422 that names one field. */
export function refuseField(field: string, message: Sentence): Refusal {
  return refuse(422, 'validation', message, { errors: [{ pointer: `/${field}`, message }] })
}

/** Age of an instant, worded as the console does. */
export function agoIn(
  { language, translateSentence }: Pick<UnparsedCall<Callers>, 'language' | 'translateSentence'>,
  at: string,
  now: number,
): string {
  return now - Date.parse(at) < 60_000
    ? translateSentence('just_now')
    : formatsOf(language).ago(new Date(at), new Date(now))
}

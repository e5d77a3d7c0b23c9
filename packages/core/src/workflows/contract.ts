import { actor, instant, token } from '../contracts'
import * as z from 'zod/mini'
import type { Claim } from './claim'

/**
 * State of an action for the caller, with its blocker. An action that the caller's role never allows is left out.
 * @param actions actions of the record's workflows
 * @param blockers their blockers
 */
export function actionState<Action extends string, Blocker extends string>(
  actions: readonly Action[],
  blockers: readonly Blocker[],
) {
  return z.object({
    action: z.enum(actions),
    /** Blocker; null where the action is possible. */
    blocker: z.nullable(z.enum(blockers)),
    /** Possible only for this record alone: a bulk action leaves it out. */
    isAlone: z.optional(z.literal(true)),
    /** The shop's settings require a note. Absent where only the rules of its workflow decide. */
    needsNote: z.optional(z.literal(true)),
  })
}

/** One entry of `_actions`, of any workflow. */
export interface ActionState<Action extends string = string, Blocker extends string = string> {
  action: Action
  /** Blocker; null where the action is possible. */
  blocker: Blocker | null
  /** Possible only for this record alone: a bulk action leaves it out. */
  isAlone?: true | undefined
  /** The shop's settings require a note. */
  needsNote?: true | undefined
}

/** Blocker of a record in a bulk action that is possible only for it alone. */
export const onlyAlone = 'not_eligible'

/** Blocker of an action on a row in a bulk action, as far as the row shows; null where it is possible. */
export function blockerAmongMany(
  { _actions }: Pick<ActionableRow, '_actions'>,
  action: string,
): string | null {
  const state = _actions.find((each) => each.action === action)
  if (!state) return 'wrong_status'
  return state.blocker ?? (state.isAlone ? onlyAlone : null)
}

/** Checks whether the shop's settings require a note with an action on a row. */
export function needsNote({ _actions }: Pick<ActionableRow, '_actions'>, action: string): boolean {
  return _actions.some((state) => state.action === action && state.needsNote)
}

/** Members of every row with decisions, beside its own `_actions`. */
export const versioned = z.object({
  /** Incremented on each change; a decision names the version it was taken on. */
  version: z.int().check(z.positive()),
})

/** Members of every row with decisions. */
export interface ActionableRow {
  version: number
  _actions: ActionState[]
  /** Claim on it, where its workflow has claims; null where there is none. */
  claim?: Claim | null
}

/** Actions of a kind of row. */
export type ActionOf<Row extends ActionableRow> = Row['_actions'][number]['action']

/** A past decision. Its codes are translated by the messages of its workflow. */
export const decision = z.object({
  decisionId: token,
  action: z.string(),
  by: actor,
  at: instant,
  /** One of its workflow's reasons. */
  reasonCode: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

/** A past decision. */
export type Decision = z.infer<typeof decision>

/** One event in a record's history. */
export const auditEvent = z.object({
  eventId: token,
  at: instant,
  actor,
  /** For example `approval.approved`. */
  type: z.string(),
  /** Previous status of the record; null where that is irrelevant. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reasonCode: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Of `….imported`: name of the imported file. */
  file: z.optional(z.string()),
})

/** One event in a record's history. */
export type AuditEvent = z.infer<typeof auditEvent>

/** Response of `GET /{resource}/{secureToken}/history`, newest first. */
export const history = z.object({ items: z.array(auditEvent) })

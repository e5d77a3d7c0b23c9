import { actor, instant, token } from '../contracts'
import * as z from 'zod/mini'
import type { Claim } from './claim'

/**
 * What the caller may do with a record, and why not. An action that the caller's role never allows is left out.
 * @param actions those of the record's kinds
 * @param hindrances why one of them cannot be taken now
 */
export function actionState<Action extends string, Hindrance extends string>(
  actions: readonly Action[],
  hindrances: readonly Hindrance[],
) {
  return z.object({
    action: z.enum(actions),
    /** Null where it can be done. */
    hindrance: z.nullable(z.enum(hindrances)),
    /** It can be done with this record by itself alone: among many the record is left out. */
    isAlone: z.optional(z.literal(true)),
    /** The settings of the shop require a note with it. Absent where only the rules of its kind say whether one is required. */
    needsNote: z.optional(z.literal(true)),
  })
}

/** One entry of `_actions`, whatever the kind. */
export interface ActionState<Action extends string = string, Hindrance extends string = string> {
  action: Action
  /** Null where it can be done. */
  hindrance: Hindrance | null
  /** It can be done with this record by itself alone: among many the record is left out. */
  isAlone?: true | undefined
  /** The settings of the shop require a note with it. */
  needsNote?: true | undefined
}

/** Why a record is left out of a decision about many that can only be taken of it by itself. */
export const onlyAlone = 'not_eligible'

/** Why an action cannot be taken of a row together with others, as far as the row says; null where it can. */
export function hindranceAmongMany(
  { _actions }: Pick<ActionableRow, '_actions'>,
  action: string,
): string | null {
  const state = _actions.find((each) => each.action === action)
  if (!state) return 'wrong_status'
  return state.hindrance ?? (state.isAlone ? onlyAlone : null)
}

/** Whether the settings of the shop require a note with an action on a row. */
export function needsNote({ _actions }: Pick<ActionableRow, '_actions'>, action: string): boolean {
  return _actions.some((state) => state.action === action && state.needsNote)
}

/** What every row has about which something can be decided, beside its kind's `_actions`. */
export const versioned = z.object({
  /** Counts up from 1 with each change; a decision names the version it was taken on. */
  version: z.int().check(z.positive()),
})

/** What every row has about which something can be decided. */
export interface ActionableRow {
  version: number
  _actions: ActionState[]
  /** Who is at it, where its kind has such claims; null where nobody is. */
  claim?: Claim | null
}

/** What can be done with a kind of row. */
export type ActionOf<Row extends ActionableRow> = Row['_actions'][number]['action']

/** A decision that was taken. Its words are those of its kind, whatever kind that is. */
export const decision = z.object({
  decisionId: token,
  action: z.string(),
  by: actor,
  at: instant,
  /** One of its kind's reasons. */
  reasonCode: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

/** A decision that was taken. */
export type Decision = z.infer<typeof decision>

/** One thing that happened to a record. */
export const auditEvent = z.object({
  eventId: token,
  at: instant,
  actor,
  /** For example `approval.approved`. */
  type: z.string(),
  /** Where the record stood before; null where that says nothing. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reasonCode: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Of `….imported`: the name of the file it came from. */
  file: z.optional(z.string()),
})

/** One thing that happened to a record. */
export type AuditEvent = z.infer<typeof auditEvent>

/** Answer of `GET /{resource}/{secureToken}/history`, newest first. */
export const history = z.object({ items: z.array(auditEvent) })

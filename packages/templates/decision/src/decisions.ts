import type { ApiError } from '@console/core/api'
import type { Money } from '@console/core/contracts'
import type { ActionableRow, ActionState } from '@console/core/workflows'
import type {
  bulkOutcomes,
  Conflict,
  DecisionAnswer,
  DecisionBody,
  Forecast,
  ListQuery,
} from '@console/core/resources'
import type { OwnDecision } from './caches'
import type { ActionForms, BulkForms } from './ownForms'
import type { Refused } from '@console/workflows'

/** Name of a machine's state for stories and screens: `{done: 'undoable'}` is `done.undoable`. */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value
  const [[parent, child] = ['', '']] = Object.entries(value as Record<string, string>)
  return `${parent}.${child}`
}

/** State of a decision about one record. */
export type DecisionStateName =
  | 'idle'
  | 'composing'
  | 'confirming'
  | 'submitting'
  | 'checking'
  | 'done.undoable'
  | 'done.final'
  | 'undoing'
  | 'undone'
  | 'refused.stale'
  | 'refused.conflict'
  | 'refused.forbidden'
  | 'refused.invalid'
  | 'refused.rateLimited'
  | 'refused.unsent'
  | 'failed'

/** Input of a decision, beyond its action and the revision that was read. */
export type DecisionInput = Omit<DecisionBody, 'action' | 'revision'>

/** Decision about one record, as screens see it. */
export interface DecisionOfRow<Row extends ActionableRow> {
  state: DecisionStateName
  action: string
  row: Row
  input: DecisionInput
  /** Set until the server answers: what is shown is not confirmed. */
  isUnconfirmed: boolean
  /** Set while its form or its confirmation is open, perhaps again with the server's errors. */
  isComposed: boolean
  /** Set while its bar shows an error in place of the buttons: it failed, or its result is unknown. */
  hasError: boolean
  /** Set when another user acted first. */
  isSecond: boolean
  canRetry: boolean
  canBeUndone: boolean
  hasForm: boolean
  /** Part of the record that it concerns; null for none. */
  about: string | null
  /** Other actions for which the user has unsent drafts that this decision does not include. */
  unsent: readonly string[]
  /** Time and agreed amount of the attempt, when it is stored because its result is unknown; else null. */
  attempt: { at: Date; amount: Money | null } | null
  /** The other user's decision, when this one was refused as stale or in conflict and the server names it. */
  conflict: Conflict | null
  error: ApiError | null
  /** Time of the earliest retry after a rate limit, by this device's clock. */
  retryAt: number
  /** Sends it with the form's input. */
  submit(input: DecisionInput): void
  /**
   * Sends the input of its own form and resolves with the answer; the screen shows nothing of it before `finish`.
   * @throws ApiError
   */
  write(input: object, key: string): Promise<DecisionAnswer<Row>>
  /** Applies the answer to `write`. */
  finish(): void
  /** Reopens the form of a failed decision with its input. */
  edit(): void
  /** Sends the same request under the same key, after a failure or a rate limit. Never after a conflict. */
  retry(): void
  undo(): void
  /** Closes the form, takes the new version after a conflict, or dismisses an error. */
  dismiss(): void
}

/** Options of starting a decision. */
export interface StartOptions {
  /** Opens the form even when no input is required: "Approve with a note…". */
  withForm?: boolean
  /** Part of the record that it concerns, in terms of the action's own form: one of several shipments. */
  about?: string
}

/** Decisions about one kind of record. They outlive the screen on which they were started. */
export interface AllDecisions<Row extends ActionableRow> {
  /**
   * Starts an action on a row. An action that needs input opens the form (`DecisionDialog`); any other is sent at once, unless a
   * draft about the row would be lost. A blocked action reports its reason and does nothing. An action that the row lacks does
   * nothing, nor does any while another one awaits confirmation.
   */
  start(row: Row, action: string, options?: StartOptions): void
  /**
   * Resumes a decision about a row that was sent and not answered, perhaps before a reload. When asking again is safe, the server
   * is asked; else the user is offered to ask. Does nothing without one.
   */
  resume(row: Row): void
  /** Returns the decision in progress about the record with this token, or null. */
  of(token: string): DecisionOfRow<Row> | null
  /** Returns the row to display: while its decision is in flight, the optimistic one. */
  shown<Shown extends Row>(row: Shown): Shown
  /** Returns the user's latest decision about the record with this token, alone or in bulk, or null. */
  ownOn(token: string): OwnDecision | null
  /** Marks a record as visible until the returned function is called: its errors are shown beside it, without a notification. */
  markVisible(token: string): () => void
  /** Decision with an open form. */
  composed: DecisionOfRow<Row> | null
  /** Undoes the latest decision while possible and returns the token of its record; null when there is none. Bound to the key Z. */
  undoLast: (() => string) | null
}

/** Decisions about one kind of record, for a screen that offers them. */
export interface Decisions<Row extends ActionableRow> extends AllDecisions<Row> {
  /** Action forms that the screen provides. */
  forms: ActionForms<Row>
  /** Returns the actions that the screen offers for a row. */
  offered(row: Row): readonly ActionState[]
}

/** Target of a bulk decision: selected rows, or all results of a query. */
export type Chosen<Row extends ActionableRow> =
  | { rows: readonly Row[] }
  | { query: ListQuery; total: number }

/** State of a bulk decision. */
export type BulkStateName =
  | 'idle'
  | 'composing'
  | 'running.gathering'
  | 'running.sending'
  | 'finished.all'
  | 'finished.partial'
  | 'finished.none'
  | 'retrying'
  | 'undoing'

/**
 * Outcome of one record in a bulk decision. `ok`: done; `unsuccessful`: accepted without effect; `checking`: accepted, result
 * pending; `failed`: no answer; `refused`: its batch was refused as a whole; `stopped`: never sent; `leftOut`: excluded because
 * its row blocks it or the user deselected it; `notUndone`, `perhapsUndone`: decided, and not undone when that was requested.
 */
export interface BulkOutcome<Row extends ActionableRow> {
  outcome:
    | (typeof bulkOutcomes)[number]
    | 'unsuccessful'
    | 'checking'
    | 'failed'
    | 'refused'
    | 'stopped'
    | 'leftOut'
    | 'notUndone'
    | 'perhapsUndone'
  /** Error of the record; null when it was decided, or without a reason. */
  problem: Refused | null
  /** Current row, else the row as it was read; null when neither is known. */
  row: Row | null
}

/** Bulk decision about many records. */
export interface BulkDecision<Row extends ActionableRow> {
  state: BulkStateName
  /** Set before it is sent: nothing is started, or its form is open. */
  isUnsent: boolean
  /** Set once it has ended, with any result. */
  isFinished: boolean
  /** Opens the form when input is needed, else sends, in batches of at most 100. */
  start(chosen: Chosen<Row>, action: string): void
  action: string | null
  /** Forms that take input for each row. */
  forms: BulkForms<Row>
  /** Storage name of its draft. */
  draft: string
  /** Set when it covers all results of a query and needs confirmation. */
  isEverything: boolean
  /** Forecast: eligible records with their sums, and the excluded ones with reasons. Null until the server has answered for a query. */
  forecast: Forecast<Row> | null
  /** Error of the forecast request; null without one. */
  forecastError: unknown
  forecastAgain(): void
  /** Rows that it was started with, by token, excluded ones too; empty for a query. */
  rows: ReadonlyMap<string, Row>
  total: number
  /** Number of records with a known outcome. */
  done: number
  /** Number of records that were decided and not undone. */
  succeeded: number
  /** Number of records with an unknown outcome. */
  unclear: number
  /** Number of records that the server accepted without a result yet, as with payments. */
  checking: number
  /** Number of records that were undone. */
  takenBack: number
  /** Outcomes so far by token, excluded records first. */
  outcomes: ReadonlyMap<string, BulkOutcome<Row>>
  /** Tokens of records that were not decided and are unchanged: they stay selected. A changed record has to be reviewed again. */
  stillSelected: readonly string[]
  /** Records that stayed decided after an undo, with the known names. */
  notTakenBack: { count: number; names: readonly string[] }
  /** Reason of an early end: a call without an answer, or a query that failed. */
  error: unknown
  /**
   * Sends it.
   * @param own input for single records, by token; overrides `input`
   */
  submit(input: DecisionInput, own?: Readonly<Record<string, DecisionInput | null>>): void
  /** Sends no further batch; sent batches stay decided. */
  stop(): void
  /** Sends what was not answered or not sent, as it was read; null when there is nothing to retry. */
  retry: (() => void) | null
  /** Undoes it while possible; else null. */
  undo: (() => void) | null
  /** Number of decided records that can still be undone. */
  undoable: number
  /** Closes the form or dismisses the outcome. */
  close(): void
}

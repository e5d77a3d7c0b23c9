import type { ApiError } from '@console/core/api'
import type { Money } from '@console/core/contracts'
import type { ActionableRow, ActionState } from '@console/core/kinds'
import type {
  bulkOutcomes,
  Conflict,
  DecisionAnswer,
  DecisionBody,
  Forecast,
  ListQuery,
} from '@console/core/resources'
import type { OwnDecision } from './caches'
import type { ActionForms, BulkForms } from './dialog/ownForms'
import type { Refused } from '@console/kinds'

/** Where a decision about one record stands. */
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

/** The input of a decision: what it says beyond its action and the revision that was read. */
export type DecisionInput = Omit<DecisionBody, 'action' | 'revision'>

/** A decision about one record, as a screen sees it. */
export interface DecisionOfRow<Row extends ActionableRow> {
  state: DecisionStateName
  action: string
  /** The row as it was read. */
  row: Row
  said: DecisionInput
  /** The server has not answered yet: what is shown is not confirmed. */
  isUnconfirmed: boolean
  /** Its form or its question is open, perhaps again, with the errors that the server found. */
  isComposed: boolean
  /** It was not taken, or nobody knows, and its bar says so in place of its buttons. */
  isTroubled: boolean
  /** Somebody else came first. */
  isSecond: boolean
  canRetry: boolean
  canBeUndone: boolean
  hasForm: boolean
  /** Which part of the record it was begun about; null for none. */
  about: string | null
  /** For which other actions its reader has written something that this one does not send. */
  unsent: readonly string[]
  /** When it was sent and which amount was agreed to, where that is kept because nobody knows what became of it; else null. */
  attempt: { at: Date; amount: Money | null } | null
  /** Who decided what first, where it was refused as stale or in conflict and the server says it. */
  conflict: Conflict | null
  error: ApiError | null
  /** When one that was put off can be tried again, by this device's clock. */
  retryAt: number
  /** Sends it, with what the form holds. */
  submit(said: DecisionInput): void
  /**
   * Sends what its own form says and waits for the answer; the screen shows nothing of it before `finish`.
   * @throws ApiError
   */
  write(said: object, key: string): Promise<DecisionAnswer<Row>>
  /** Takes what `write` was answered with. */
  finish(): void
  /** Opens the form of one that failed, with what was written. */
  edit(): void
  /** Sends the same again under the same key: after a failure or a limit. Never after a conflict. */
  retry(): void
  undo(): void
  /** Leaves the form, takes the new version after a conflict, or puts a refusal away. */
  dismiss(): void
}

/** What may be said when a decision is begun. */
export interface StartOptions {
  /** Opens the form where nothing has to be said, too: "Approve with a note…". */
  withForm?: boolean
  /** Which part of the record it is about, as the action's own form knows it: one of several shipments. */
  about?: string
}

/** The decisions about one kind of record. They outlive the screen on which they were taken. */
export interface AllDecisions<Row extends ActionableRow> {
  /**
   * Takes a row from an action to its decision: what needs words opens the form (`DecisionDialog`), all else is sent at
   * once, unless something is written about the row that would be lost. An action that the row does not allow now says why
   * and does nothing; one that the row lacks does nothing, nor does any while another one is being asked about.
   */
  start(row: Row, action: string, options?: StartOptions): void
  /**
   * Goes on with a decision about a row that was sent and not answered, perhaps before a reload. Where asking again is safe, the
   * server is asked; else the reader is offered to ask. Does nothing where there is none.
   */
  resume(row: Row): void
  /** What is going on with the record of this token; null where nothing is. */
  of(token: string): DecisionOfRow<Row> | null
  /** The row as it is to be drawn: while its decision is on its way, as it will be if the server agrees. */
  shown<Shown extends Row>(row: Shown): Shown
  /** What its reader has decided about the record of this token last, alone or among many; null where that was nothing. */
  ownOn(token: string): OwnDecision | null
  /** From now until the returned function is called, a refusal about the record is shown beside it and needs no notice. */
  markVisible(token: string): () => void
  /** The decision whose form is open. */
  composed: DecisionOfRow<Row> | null
  /** Takes the last decision back while that can be done, and says the token of its record; null where there is none. For the key Z. */
  undoLast: (() => string) | null
}

/** The decisions about one kind of record, where a screen offers and takes them. */
export interface Decisions<Row extends ActionableRow> extends AllDecisions<Row> {
  /** The own forms of actions that the screen has. */
  forms: ActionForms<Row>
  /** What the screen offers of what may be done with a row. */
  offered(row: Row): readonly ActionState[]
}

/** What a bulk decision is about: rows that were ticked, or all that a query finds. */
export type Chosen<Row extends ActionableRow> =
  | { rows: readonly Row[] }
  | { query: ListQuery; total: number }

/** Where a bulk decision stands. */
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
 * What became of one record of a bulk decision. `ok`: it is done; `unsuccessful`: it was taken, and came to nothing; `checking`: it was
 * taken, and nobody knows yet; `failed`: it was not answered; `refused`: its part was, as a whole; `stopped`: never sent; `leftOut`: not
 * to be sent, because its row says that it cannot be, or its reader does; `notUndone`, `perhapsUndone`: it was decided, and not taken back
 * when that was asked for.
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
  /** Why it was not decided; null where it was, and where nothing said so. */
  problem: Refused | null
  /** The row as it is now, else as it was read; null where neither is known. */
  row: Row | null
}

/** One decision about many records. */
export interface BulkDecision<Row extends ActionableRow> {
  state: BulkStateName
  /** It is not sent yet: nothing is begun, or its form is open. */
  isUnsent: boolean
  /** It has come to an end, whatever came of it. */
  isFinished: boolean
  /** Opens the form where words are needed, else sends, in parts of at most 100. */
  start(chosen: Chosen<Row>, action: string): void
  action: string | null
  /** The forms with which something is said of each row by itself. */
  forms: BulkForms<Row>
  /** Under which name what is written for it is kept. */
  draft: string
  /** It is about all that a query finds, and asks whether that is meant. */
  isEverything: boolean
  /** Of which records it can be taken, what these come to, and what is left out and why; null until the server has said it of a query. */
  forecast: Forecast<Row> | null
  /** Why that could not be asked; null where it could. */
  forecastError: unknown
  foreseeAgain(): void
  /** The rows that it was begun with, by token, also of what is left out; none where a query finds them. */
  rows: ReadonlyMap<string, Row>
  /** How many records it is about. */
  total: number
  /** Of how many it is known what became of them. */
  done: number
  /** How many were decided and stay so. */
  succeeded: number
  /** Of how many nobody knows whether they were decided. */
  unclear: number
  /** How many the server has accepted without knowing their result yet, as with payments. */
  checking: number
  /** How many were taken back. */
  takenBack: number
  /** What became of each record so far, by token; first of those that were left out. */
  outcomes: ReadonlyMap<string, BulkOutcome<Row>>
  /** The tokens of what was not decided and is as it was seen: they stay ticked. What has changed has to be looked at again. */
  asSeen: readonly string[]
  /** What stayed decided although it was to be taken back, by name where that is known. */
  notTakenBack: { count: number; names: readonly string[] }
  /** Why it ended early: a call without an answer, or a query that could not be read. */
  error: unknown
  /** @param own what is said of a record over that, by its token */
  submit(said: DecisionInput, own?: Readonly<Record<string, DecisionInput | null>>): void
  /** Sends no further part; what was sent stays decided. */
  stop(): void
  /** Sends what was not answered or not sent, as it was read; null where there is nothing of the kind. */
  retry: (() => void) | null
  /** Takes it back while that can be done; else null. */
  undo: (() => void) | null
  /** How many of what was decided can still be taken back. */
  undoable: number
  /** Leaves the form, or puts the outcome away. */
  close(): void
}

import type { Actor, Money } from '../contracts'
import type { Lifecycle } from '../flows'
import type { LanguageId, MessageBundle } from '../i18n'
import type * as z from 'zod/mini'
import type { Capability } from '../permissions'
import type { IconName } from './icons'

/** Appearance of a status. Marigold, `waiting`, is reserved for records that wait for the user. */
export interface StatusLook {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'
  icon: IconName
}

/** Result of an accepted action: done, failed, or unknown yet, as with a payment whose provider has not responded. */
export type Result = 'done' | 'failed' | 'unknown'

/** Inputs of an action's form. A note is always possible; the lifecycle's rules decide whether it is required. */
export interface InputFields {
  /** One of the workflow's reasons. */
  reason?: true
  /** Last day on which the decision is in force; empty: indefinitely. */
  until?: true
  /** Messages about fields of the record. */
  messages?: true
  /** Waivers of findings against the action, each one individually (`waivableOf`). */
  waive?: true
  /** Further texts, for example the number of a receipt, each sent under its name: 1 to 80 characters. */
  texts?: readonly string[]
  /** Maximum characters of the note. Default: 2000. */
  longestNote?: number
  /** Minimum characters of a required note. Default: 10. */
  shortestNote?: number
}

/** Appearance of an action, and the requirements for submitting it. */
export interface ActionRule<Row> {
  icon: IconName
  /** `primary`: the primary button; `secondary`: a secondary button, at most two; `menu`: in the menu. */
  placement: 'primary' | 'secondary' | 'menu'
  /** Shortcut key on a row or record: a capital letter. */
  shortcut?: 'A' | 'C' | 'R'
  /** Input required before submission. Default: none. */
  inputFields?: InputFields
  /**
   * Fields alone are not enough: each screen provides a form of its own (`forms` of its configuration). Without one, the action is
   * neither offered nor sent. A bulk action needs a form for many (`bulkForms`).
   */
  hasOwnForm?: true
  /** Rows for which its form is opened; default: all. */
  requiresInputFor?(row: Row): boolean
  /** Its form can also be opened where no input is required: "Approve with a note…". */
  canHaveNote?: true
  /** Asks for confirmation: it destroys something, moves money, or cannot be undone. */
  isConfirmed?: true
  /** It moves money, or records that some has moved: asks for confirmation in a dialog that shows the amount (`moneyOf`). */
  showsAmount?: true
  /** Rows for which it asks for confirmation; default: all. */
  requiresConfirmationFor?(row: Row): boolean
  /** Destructive for others: shown by its button. */
  isDestructive?: true
  /** Other records disappear with the record: the resource has their number (`hiddenWith`). */
  cascades?: true
  /** It is no final decision: drafts about the record are kept. */
  isNonFinal?: true
  /** Only takes or releases the claim on a record; its result is shown in place. */
  claims?: 'take' | 'release'
  /** Cannot be undone, or moves money. The request is stored with its key until the server has reported its outcome. */
  isFinal?: true
  /** The amount that the user agrees to. The action does not change it: a response with another amount counts as no response. */
  confirms?(row: Row): Money
  /** The record's owner is not notified. */
  isSilent?: true
  /** The amount of a row that it is about. For a bulk action the sums per currency are shown before and after. */
  amountOf?(row: Row): Money | null
  /**
   * Limits a bulk action to so many selected rows, and excludes "select all", since nobody would have seen the total. `isOneCurrency`:
   * and to rows whose amounts share one currency.
   */
  bulkLimit?: { max: number; isOneCurrency?: true }
  /** Result, derived from the record in the response: a payment can be sent and fail. Default: an accepted action is done. */
  resultOf?(row: Row): Result
}

/** A failed check against an action that may be waived. Translated by the messages of its workflow, under `check.…`. */
export interface Waivable {
  code: string
  /** The finding in the server's words; null where the code says all. */
  detail: string | null
}

/** Money details of a dialog: amount, purpose, payer and payee. */
export interface MoneyNamed {
  /** Left out where the action's own form computes it while typing. */
  amount?: Money
  /** Payer. */
  from?: string
  /** Payee. */
  to?: string
  /** Payment channel: `M-PESA ••••412`. */
  by?: string
  /** Exceeded limits, where someone has to approve of it. */
  limits?: readonly Money[]
  /** Items that are paid for. */
  lines: readonly MoneyLine[]
}

/** One item that is paid for. */
export interface MoneyLine {
  name: string
  quantity?: number
  amount?: Money
  /** The usual price, and the reason for the other one. */
  usually?: { price: Money; reason: string }
}

/** The server's response to a blocked action, by status: 403, 409, 412, or 422 with the invalid field. */
export type BlockerRule =
  | { status: 403 | 409 | 412 }
  /** A colleague has claimed the record: the response names them. */
  | { status: 409; isClaim: true }
  | { status: 422; field: string }

/**
 * Workflow of a kind of record: the single source from which the console draws and the sample backend refuses. Its messages are beside
 * it, under `action.…`, `status.…`, `blocker.…`, `reason.…`, `decision.…` and `record.event.…`.
 */
export interface Workflow<
  Row,
  Action extends string = string,
  Status extends string = string,
  Blocker extends string = string,
> {
  /** For example `approval`; its events are recorded as `approval.…`. */
  id: string
  messages: MessageBundle
  statuses: Readonly<Record<Status, StatusLook>>
  /** Statuses of a row: one or two. */
  statusesOf(row: Row): readonly Status[]
  /** In the order in which they are offered. */
  actions: Readonly<Record<Action, ActionRule<Row>>>
  /** Blockers: reasons why an action is not possible now. */
  blockers: Readonly<Record<Blocker, BlockerRule>>
  /** Reasons to choose from for an action that requires one. */
  reasons?: readonly string[]
  /** Capabilities for the column `by` of the table. */
  capabilities: Readonly<Record<string, Capability>>
  /** Input of a decision beside its action: part of its body. */
  input: z.core.$ZodLooseShape
  /** Transitions of such a record, and their rules. */
  lifecycle: Pick<AnyLifecycle, 'table' | 'rules' | 'inputRules'>
  /** The row as expected after the server's approval, for optimistic updates. */
  expected<Shown extends Row>(row: Shown, action: Action, by: Actor, at: string): Shown
  /**
   * Money details of an action with `showsAmount`, for its dialog.
   * @param whole the full record: the detail of its resource
   */
  moneyOf?(whole: Row, action: Action): MoneyNamed
  /**
   * Failed checks against an action with `waive`.
   * @param whole the full record: the detail of its resource
   */
  waivableOf?(whole: Row): readonly Waivable[]
  /** Message key for the failure of the last action; null where it did not fail, or the reason is not known. */
  failureOf?(row: Row): string | null
  /** Values for messages about an action on one row, as `{{amount}}`, in the user's language. */
  details?(row: Row, language: LanguageId): Readonly<Record<string, string | Money>>
}

/** A lifecycle of any workflow. Its rules receive only what their own table declares. */
// oxlint-disable-next-line typescript/no-explicit-any -- rules of a workflow only get what that workflow has
type AnyLifecycle = Lifecycle<any, any, any, any, any, any>

/** One of a row's workflows: an item is both approved and featured. */
// oxlint-disable-next-line typescript/no-explicit-any -- each workflow has its own actions, statuses and blockers
export type AnyWorkflow<Row> = Workflow<Row, any, any, any>

/** Declares a workflow. A missing status, action or blocker does not compile. */
export function defineWorkflow<Row>() {
  return <Action extends string, Status extends string, Blocker extends string>(
    workflow: Workflow<Row, Action, Status, Blocker>,
  ): Workflow<Row, Action, Status, Blocker> => workflow
}

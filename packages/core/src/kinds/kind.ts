import type { Actor, Money } from '../contracts'
import type { Lifecycle } from '../flows'
import type { LanguageId, Vocabulary } from '../i18n'
import type * as z from 'zod/mini'
import type { Capability } from '../permissions'
import type { IconName } from './icons'

/** How a status looks. Marigold, `waiting`, is only for what waits for its reader. */
export interface StatusLook {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'
  icon: IconName
}

/**
 * What came of an action that the server has accepted: it is done, it failed, or nobody knows yet, as with a payment whose provider
 * has not answered.
 */
export type Result = 'done' | 'failed' | 'unknown'

/** What the form of an action asks for. A note can always be written; whether it is required, the rules of the lifecycle say. */
export interface InputFields {
  /** One of the kind's reasons. */
  reason?: true
  /** The last day on which the decision holds; left empty, it has no end. */
  until?: true
  /** Messages about fields of the record. */
  messages?: true
  /** That what speaks against it is passed over, each by itself (`waivableOf`). */
  waive?: true
  /** Further texts, for example the number of a receipt, each sent under its name: 1 to 80 characters. */
  texts?: readonly string[]
  /** The most characters of the note; 2000 where nothing is said. */
  longestNote?: number
  /** The fewest of one that is required; 10 where nothing is said. */
  shortestNote?: number
}

/** What an action of a kind looks like, and what it takes to send it. */
export interface ActionRule<Row> {
  icon: IconName
  /** `primary`: the one that goes on, drawn as the main button; `secondary`: a button beside it, two at most; `menu`: among the others. */
  placement: 'primary' | 'secondary' | 'menu'
  /** The key that takes it, where a row or record has it: a capital letter. */
  shortcut?: 'A' | 'C' | 'R'
  /** What has to be said before it is sent. Without it nothing has to be said. */
  inputFields?: InputFields
  /**
   * Fields alone are not enough: each screen gives a form of its own (`forms` of its configuration). Without one, the action is
   * neither offered nor sent. A decision about many needs a form for many (`bulkForms`).
   */
  hasOwnForm?: true
  /** For which rows its form is opened; default: for all. */
  requiresInputFor?(row: Row): boolean
  /** Its form can also be opened where nothing has to be said: "Approve with a note…". */
  canHaveNote?: true
  /** It is asked for twice: it destroys something, moves money, or cannot be taken back. */
  isConfirmed?: true
  /** It moves money, or says that some has moved: it is asked for twice, and its dialog names it (`moneyOf`). */
  showsAmount?: true
  /** For which rows it is asked for twice; default: for all. */
  requiresConfirmationFor?(row: Row): boolean
  /** It takes something away from others: its button says so. */
  isDestructive?: true
  /** Other records disappear with the record: the resource says how many (`hiddenWith`). */
  cascades?: true
  /** It decides nothing: what was written about the record is kept. */
  isNonFinal?: true
  /** It only says who is at a record, and is seen where it was pressed: it takes the claim, or gives it back. */
  claims?: 'take' | 'release'
  /**
   * Nobody can take it back: it moves money, or cannot be undone. What was sent is kept with its key until the server has said what
   * became of it.
   */
  isFinal?: true
  /** The amount that its reader agrees to. The action does not change it: an answer with another amount counts as no answer. */
  confirms?(row: Row): Money
  /** The owner of the record is not told what is written. */
  isSilent?: true
  /** The amount of a row that it is about. Of many it is said before and afterwards what they come to, a sum for each currency. */
  amountOf?(row: Row): Money | null
  /**
   * It is taken of so many ticked rows at most, never of all that a query finds, since nobody would have seen what that comes to.
   * `isOneCurrency`: and only of rows whose amounts have one sum.
   */
  bulkLimit?: { most: number; isOneCurrency?: true }
  /**
   * What came of it, read off the record in the answer: a payment can be sent and fail. Left out: what the server has accepted is
   * done.
   */
  resultOf?(row: Row): Result
}

/** What speaks against an action, and may be passed over: a check that failed. Its words are those of its kind, under `check.…`. */
export interface Waivable {
  code: string
  /** What was found, in the words of the server; null where the code says all. */
  detail: string | null
}

/** What a dialog names of money: how much, for what, from and to whom. */
export interface MoneyNamed {
  /** Left out where the action's own form computes it as it is written. */
  amount?: Money
  /** Who pays. */
  from?: string
  /** Who is paid. */
  to?: string
  /** Through what it goes: `M-PESA ••••412`. */
  by?: string
  /** What it is over, where somebody has to approve of it. */
  limits?: readonly Money[]
  /** What it is for. */
  lines: readonly MoneyLine[]
}

/** One line of what money is for. */
export interface MoneyLine {
  name: string
  quantity?: number
  amount?: Money
  /** The usual price, and why another one was agreed to. */
  usually?: { price: Money; reason: string }
}

/** What the server answers to an action that is hindered, by its status: 403, 409, 412, or 422 with the field that is at fault. */
export type HindranceRule =
  | { status: 403 | 409 | 412 }
  /** A colleague is at the record: who, is named. */
  | { status: 409; isClaim: true }
  | { status: 422; field: string }

/**
 * All that operators can decide about a kind of record, said once: the console draws by it, and the sample backend refuses by it.
 * Its words stand beside it, under `action.…`, `status.…`, `hindrance.…`, `reason.…`, `decision.…` and `record.event.…`.
 */
export interface Kind<
  Row,
  Action extends string = string,
  Status extends string = string,
  Hindrance extends string = string,
> {
  /** For example `approval`; what happens to records is recorded as `approval.…`. */
  id: string
  words: Vocabulary
  statuses: Readonly<Record<Status, StatusLook>>
  /** Where a row stands, in one word or two. */
  statusesOf(row: Row): readonly Status[]
  /** In the order in which they are offered. */
  actions: Readonly<Record<Action, ActionRule<Row>>>
  /** Why an action cannot be taken now. */
  hindrances: Readonly<Record<Hindrance, HindranceRule>>
  /** What an action that asks for a reason can be taken for. */
  reasons?: readonly string[]
  /** What the column `by` of the table stands for: who has the capability may. */
  capabilities: Readonly<Record<string, Capability>>
  /** What a decision may say beyond its action: part of its body. */
  input: z.core.$ZodLooseShape
  /** What can happen to such a record, and what hinders it. */
  lifecycle: Pick<AnyLifecycle, 'table' | 'rules' | 'inputRules'>
  /** The row as it will be if the server agrees. */
  expected<Shown extends Row>(row: Shown, action: Action, by: Actor, at: string): Shown
  /**
   * The money that an action with `showsAmount` is about, which its dialog names.
   * @param whole the whole record: the detail of its resource
   */
  moneyOf?(whole: Row, action: Action): MoneyNamed
  /**
   * What speaks against an action that asks for it (`waive`).
   * @param whole the whole record: the detail of its resource
   */
  waivableOf?(whole: Row): readonly Waivable[]
  /** The key of the word that says why the last action failed; null where it did not fail, or the reason is not known. */
  failureOf?(row: Row): string | null
  /** Values that the words about an action on one row may name, as `{{amount}}`, in the reader's language. */
  facts?(row: Row, language: LanguageId): Readonly<Record<string, string | Money>>
}

/** A lifecycle of any kind. Its rules see what their own table says they see. */
// oxlint-disable-next-line typescript/no-explicit-any -- rules of a kind only get what that kind has
type AnyLifecycle = Lifecycle<any, any, any, any, any, any>

/** One of the kinds that a row belongs to: an item is both approved and featured. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own actions, statuses and hindrances
export type AnyKind<Row> = Kind<Row, any, any, any>

/** Declares a kind. It does not compile where a status, an action or a hindrance is missing. */
export function defineKind<Row>() {
  return <Action extends string, Status extends string, Hindrance extends string>(
    kind: Kind<Row, Action, Status, Hindrance>,
  ): Kind<Row, Action, Status, Hindrance> => kind
}

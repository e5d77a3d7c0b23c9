import {
  type ActionableRow,
  type ActionOf,
  actionsOf,
  type ActionState,
  type Kinds,
  ruleOf,
} from '@console/core/kinds'
import type { DecisionAnswer } from '@console/core/resources'
import { type LazyPart, lazyPart } from '@console/ui'
import type { ComponentType } from 'react'

/** What the own form of an action is given; it draws a `Form` with its fields, in the dialog of the decision. */
export interface ActionFormProps<Row> {
  /** As it was read; anew after someone else changed it. */
  row: Row
  /** Under which name the form keeps what is written: `draft`. */
  draft: string
  /** Which part of the record it was begun about; null for none. */
  about: string | null
  /**
   * Sends the decision and waits for its answer.
   * @param said what is said beyond the action and the revision that was read
   * @param key the form's, for `Idempotency-Key`
   * @throws ApiError after 404, 409 and 412 the record is read anew, and `row` follows
   */
  write(said: object, key: string): Promise<DecisionAnswer<Row>>
  /** Takes the answer: the record, its row in lists and its history follow, the reader is told, and the dialog closes. */
  onSent(answer: DecisionAnswer<Row>): void
  /** Closes the dialog; where something is written, that is asked about first. */
  onCancel(): void
}

/** What the form of a decision about many is given, where something is said of each row by itself. */
export interface BulkFormProps<Row> {
  rows: readonly Row[]
  /** Under which name the form keeps what is written; it goes once the rows are decided (`keepsDraft`). */
  draft: string
  /**
   * Sends it.
   * @param said what is said of all
   * @param own what is said of a row over that, by its token; null leaves the row out
   */
  submit(said: object, own?: Readonly<Record<string, object | null>>): void
  /** Closes the dialog; where something is written, that is asked about first. */
  onCancel(): void
}

/** Forms by the actions that they are of, each fetched when it is wanted. */
type FormsBy<Action extends string, Props> = {
  readonly [Name in Action]?: () => Promise<ComponentType<Props>>
}

/** The own forms of actions about one row. */
export type ActionForms<Row extends ActionableRow> = FormsBy<ActionOf<Row>, ActionFormProps<Row>>

/** The own forms of actions about many rows. */
export type BulkForms<Row extends ActionableRow> = FormsBy<ActionOf<Row>, BulkFormProps<Row>>

/** Whether an action can be taken where these forms are: one that has its own is taken nowhere else. */
function isTakenWith(kinds: Kinds, action: string, forms: object): boolean {
  return !ruleOf(kinds, action).hasOwnForm || Object.hasOwn(forms, action)
}

/** The actions that can be taken where these forms are given. */
export function takenWith(
  kinds: Kinds,
  states: readonly ActionState[],
  forms: object,
): readonly ActionState[] {
  return states.filter(({ action }) => isTakenWith(kinds, action, forms))
}

/**
 * A configuration gives the own form of each action that it offers.
 * @param place what the configuration is of, for whoever writes it
 * @param actions default: all of the kinds
 * @throws Error that names the action whose form is missing
 */
export function requireForms(
  place: string,
  kinds: Kinds,
  forms: object = {},
  actions: readonly string[] = actionsOf(kinds),
): void {
  const missing = actions.find((action) => !isTakenWith(kinds, action, forms))
  if (missing !== undefined) throw new Error(`${place} has no form for ${missing}`)
}

const parts = new WeakMap<object, LazyPart<unknown>>()

/** The form of an action, fetched once; undefined where it has none of its own. */
export function formPart<Props>(
  forms: FormsBy<string, Props>,
  action: string,
): LazyPart<ComponentType<Props>> | undefined {
  const fetchForm = Object.hasOwn(forms, action) ? forms[action] : undefined
  if (!fetchForm) return undefined
  const known = parts.get(fetchForm) as LazyPart<ComponentType<Props>> | undefined
  const part = known ?? lazyPart(fetchForm)
  parts.set(fetchForm, part)
  return part
}

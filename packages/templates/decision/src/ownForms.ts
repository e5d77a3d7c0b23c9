import {
  type ActionableRow,
  type ActionOf,
  actionsOf,
  type ActionState,
  type Workflows,
  ruleOf,
} from '@console/core/workflows'
import type { DecisionAnswer } from '@console/core/resources'
import { type LazyPart, lazyPart } from '@console/ui'
import type { ComponentType } from 'react'

/** Props of an action's own form; it renders a `Form` with its fields in the dialog of the decision. */
export interface ActionFormProps<Row> {
  /** The row as it was read; read again after another user changed it. */
  row: Row
  /** Storage name of the form's draft: `draft`. */
  draft: string
  /** Part of the record that it concerns; null for none. */
  about: string | null
  /**
   * Sends the decision and resolves with its answer.
   * @param input fields beyond the action and the revision that was read
   * @param key the form's, for `Idempotency-Key`
   * @throws ApiError after 404, 409 and 412 the record is read again, and `row` follows
   */
  write(input: object, key: string): Promise<DecisionAnswer<Row>>
  /**
   * Applies the answer: updates the record, its row in lists and its history, notifies the user and closes the dialog.
   */
  onSent(answer: DecisionAnswer<Row>): void
  /** Closes the dialog, after a confirmation when there is unsaved input. */
  onCancel(): void
}

/** Props of a bulk decision's form that takes input for each row. */
export interface BulkFormProps<Row> {
  rows: readonly Row[]
  /** Storage name of the form's draft; removed once the rows are decided (`keepsDraft`). */
  draft: string
  /**
   * Sends it.
   * @param input fields for all rows
   * @param own input for a single row, by token, overriding that; null excludes the row
   */
  submit(input: object, own?: Readonly<Record<string, object | null>>): void
  /** Closes the dialog, after a confirmation when there is unsaved input. */
  onCancel(): void
}

/** Forms by action, each loaded on demand. */
type FormsBy<Action extends string, Props> = {
  readonly [Name in Action]?: () => Promise<ComponentType<Props>>
}

/** Own forms of actions about one row. */
export type ActionForms<Row extends ActionableRow> = FormsBy<ActionOf<Row>, ActionFormProps<Row>>

/** Own forms of actions about many rows. */
export type BulkForms<Row extends ActionableRow> = FormsBy<ActionOf<Row>, BulkFormProps<Row>>

/** Reports whether an action is available with these forms: one that has its own form needs it. */
function isTakenWith(workflows: Workflows, action: string, forms: object): boolean {
  return !ruleOf(workflows, action).hasOwnForm || Object.hasOwn(forms, action)
}

/** Actions that are available with these forms. */
export function takenWith(
  workflows: Workflows,
  states: readonly ActionState[],
  forms: object,
): readonly ActionState[] {
  return states.filter(({ action }) => isTakenWith(workflows, action, forms))
}

/**
 * Checks that a configuration provides the own form of each action that it offers.
 * @param place subject of the configuration, for the error message
 * @param actions default: all of the workflows
 * @throws Error that names the action whose form is missing
 */
export function requireForms(
  place: string,
  workflows: Workflows,
  forms: object = {},
  actions: readonly string[] = actionsOf(workflows),
): void {
  const missing = actions.find((action) => !isTakenWith(workflows, action, forms))
  if (missing !== undefined) throw new Error(`${place} has no form for ${missing}`)
}

const parts = new WeakMap<object, LazyPart<unknown>>()

/** Lazy form of an action, created once; undefined when it has none of its own. */
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

import type { Actor } from '@console/core/contracts'
import {
  type ActionableRow,
  type ActionState,
  type AnyKind,
  actionsOf,
  claimEndedBy,
  claimingOf,
  claimOn,
  kindOf,
  type Kinds,
  ruleOf,
} from '@console/core/kinds'
import type { Needs } from './one/decisionMachine'

/** Reports whether an action settles the matter: other drafts about the record are then obsolete. */
export function settles(kinds: Kinds, action: string): boolean {
  return !ruleOf(kinds, action).isNonFinal
}

/** Action that asks the owner of a record for changes, with messages about its fields; undefined without one. */
export function askingAction(kinds: Kinds): string | undefined {
  return actionsOf(kinds).find((action) => ruleOf(kinds, action).inputFields?.messages)
}

/** Offered actions: a user who has claimed a record is not offered to claim it. */
export function offered(kinds: Kinds, row: ActionableRow): readonly ActionState[] {
  return claimOn(row)?.isMine
    ? row._actions.filter(({ action }) => claimingOf(kinds, action) !== 'take')
    : row._actions
}

/**
 * Input that an action about one row needs. Taking a colleague's claim needs confirmation.
 * @param hasUnsent set when a draft about the row is not part of the action
 */
export function needsOf<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
  hasUnsent: boolean,
): Needs {
  const { inputFields, hasOwnForm, requiresInputFor } = ruleOf(kinds, action)
  if (hasOwnForm) return 'form'
  if (inputFields && (requiresInputFor?.(row) ?? true)) return 'form'
  return isConfirmed(kinds, action, row) || hasUnsent || claimEndedBy(kinds, action, row)
    ? 'confirmation'
    : 'nothing'
}

/** Reports whether an action about a row needs confirmation. */
function isConfirmed<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
): boolean {
  const { isConfirmed: isAsked, showsAmount, requiresConfirmationFor } = ruleOf(kinds, action)
  return (isAsked ?? showsAmount ?? false) && (requiresConfirmationFor?.(row) ?? true)
}

/** Reports whether a bulk action needs input: input that only some rows need is not required of all. */
export function needsWords(kinds: Kinds, action: string): boolean {
  const { inputFields, requiresInputFor } = ruleOf(kinds, action)
  return inputFields !== undefined && requiresInputFor === undefined
}

/**
 * Input that a bulk action needs before it is sent. It needs confirmation when the rows were not reviewed one by one, or
 * colleagues have claimed some.
 * @param isReported set when the user has to know something first: that a row is excluded, or that a draft about one is not sent
 * @param forms bulk forms that take input for each row
 */
export function needsOfMany<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[] | 'everything',
  isReported: boolean,
  forms: object,
): 'nothing' | 'form' {
  if (rows === 'everything' || isReported || Object.hasOwn(forms, action)) return 'form'
  if (needsWords(kinds, action)) return 'form'
  return rows.some((row) => isConfirmed(kinds, action, row) || claimEndedBy(kinds, action, row))
    ? 'form'
    : 'nothing'
}

/** Optimistic row, as it will be if the server agrees. */
export function expectedRow<Row, Shown extends Row>(
  kinds: readonly AnyKind<Row>[],
  row: Shown,
  action: string,
  by: Actor,
  at: string,
): Shown {
  return kindOf(kinds, action).expected(row, action, by, at)
}

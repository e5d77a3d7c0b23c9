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

/** Whether an action ends the matter: what else was written about the record is then of no use. */
export function settles(kinds: Kinds, action: string): boolean {
  return !ruleOf(kinds, action).isNonFinal
}

/** The action that asks the owner of a record for changes, with messages about its fields; undefined where there is none. */
export function askingAction(kinds: Kinds): string | undefined {
  return actionsOf(kinds).find((action) => ruleOf(kinds, action).inputFields?.messages)
}

/** The actions that are offered: whoever has claimed a record is not offered to claim it. */
export function offered(kinds: Kinds, row: ActionableRow): readonly ActionState[] {
  return claimOn(row)?.isMine
    ? row._actions.filter(({ action }) => claimingOf(kinds, action) !== 'take')
    : row._actions
}

/**
 * What an action about one row needs. A colleague's claim is not taken without asking.
 * @param hasUnsent something is written about the row that the action does not send
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

/** Whether an action about a row is asked for twice. */
function isConfirmed<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  row: Row,
): boolean {
  const { isConfirmed: isAsked, showsAmount, requiresConfirmationFor } = ruleOf(kinds, action)
  return (isAsked ?? showsAmount ?? false) && (requiresConfirmationFor?.(row) ?? true)
}

/** Whether words have to be said with an action about many: what is only asked of some rows is not asked of all. */
export function needsWords(kinds: Kinds, action: string): boolean {
  const { inputFields, requiresInputFor } = ruleOf(kinds, action)
  return inputFields !== undefined && requiresInputFor === undefined
}

/**
 * What an action about many needs before it is sent. It is asked for twice where nobody has seen the rows one by one, or colleagues
 * have claimed some.
 * @param isTold something is to be known first: that a row is left out, or that what is written about one is not sent
 * @param forms those for many, with which something is said of each row
 */
export function needsOfMany<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  action: string,
  rows: readonly Row[] | 'everything',
  isTold: boolean,
  forms: object,
): 'nothing' | 'form' {
  if (rows === 'everything' || isTold || Object.hasOwn(forms, action)) return 'form'
  if (needsWords(kinds, action)) return 'form'
  return rows.some((row) => isConfirmed(kinds, action, row) || claimEndedBy(kinds, action, row))
    ? 'form'
    : 'nothing'
}

/** The row as it will be if the server agrees. */
export function expectedRow<Row, Shown extends Row>(
  kinds: readonly AnyKind<Row>[],
  row: Shown,
  action: string,
  by: Actor,
  at: string,
): Shown {
  return kindOf(kinds, action).expected(row, action, by, at)
}

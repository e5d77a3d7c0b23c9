import { serverNow } from '@console/core/api'
import { recordAfter, type Action, type ApprovableRow } from '@console/domain/approval'
import type { ActionableRow, ActionState } from '@console/domain/kinds'
import type { Actor } from '@console/core/contracts'
import type { Needs } from './decisionMachine'

const approvalEvents = [
  'claim',
  'release',
  'approve',
  'reject',
  'request_changes',
  'suspend',
  'reinstate',
  'reopen',
] as const

/** Actions that need words before they can be sent (domain design 9). */
const withForm: readonly Action[] = ['reject', 'request_changes', 'suspend', 'reopen', 'hide']

/** Whether words have to be said with an action. */
export function needsWords(action: Action): boolean {
  return withForm.includes(action)
}

/** Whether an action ends the matter: what else was written about the record is then of no use. */
export function settles(action: Action): boolean {
  return !['claim', 'release', 'mask', 'feature', 'unfeature'].includes(action)
}

/** Whether an action takes something away from others: its button says so. */
export function needsCare(action: Action): boolean {
  return ['reject', 'suspend', 'hide', 'mask'].includes(action)
}

/** Whether a row is of the kind that is approved; reviews and featured items are not. */
export function isApprovable<Row extends ActionableRow>(row: Row): row is Row & ApprovableRow {
  return 'approvalStatus' in row && 'submission' in row
}

/** The claim on a row, as long as it lasts; null where there is none. */
export function claimOn(row: ActionableRow): ApprovableRow['claim'] {
  const claim = isApprovable(row) ? row.claim : null
  return claim && Date.parse(claim.expiresAt) > serverNow().getTime() ? claim : null
}

/** The colleague's claim that an action would end; null where it ends none. */
export function claimEndedBy(action: Action, row: ActionableRow): ApprovableRow['claim'] {
  const claim = action === 'claim' || action === 'release' ? claimOn(row) : null
  return claim?.isMine ? null : claim
}

/** What is offered of what may be done: who has claimed a record has no use for claiming it. */
export function offered(row: ActionableRow): readonly ActionState[] {
  return claimOn(row)?.isMine
    ? row._actions.filter(({ action }) => action !== 'claim')
    : row._actions
}

/**
 * What an action about one row needs. An approval is sent at once, unless a check failed: that is looked at first. A colleague's
 * claim is not taken without asking.
 * @param hasUnsent something is written about the row that the action does not send
 */
export function needsOf(action: Action, row: ActionableRow, hasUnsent: boolean): Needs {
  if (withForm.includes(action)) return 'form'
  if (action === 'approve' && isApprovable(row) && row.checksSummary.fail > 0) return 'form'
  return action === 'mask' || hasUnsent || claimEndedBy(action, row) ? 'confirmation' : 'nothing'
}

/**
 * What an action about many needs. What nobody has seen row by row, and what colleagues are at, is asked for twice.
 * @param hasUnsent something is written about one of the rows that the action does not send
 */
export function needsOfMany(
  action: Action,
  rows: readonly ActionableRow[] | 'everything',
  hasUnsent: boolean,
): 'nothing' | 'form' {
  if (rows === 'everything' || hasUnsent || needsWords(action) || action === 'mask') return 'form'
  return rows.some((row) => claimEndedBy(action, row)) ? 'form' : 'nothing'
}

/** The row as it will be if the server agrees. */
export function expectedRow<Row extends ActionableRow>(
  row: Row,
  action: Action,
  by: Actor,
  at: string,
): Row {
  if (isApprovable(row)) {
    const event = approvalEvents.find((each) => each === action)
    const { claim, ...after } = event ? recordAfter<ApprovableRow>(row, event, { by, at }) : row
    return { ...row, ...after, claim: claim && { ...claim, isMine: event === 'claim' } }
  }
  const status = { publish: 'published', hide: 'hidden', reject: 'rejected' }[action as string]
  return status && 'status' in row ? { ...row, status } : row
}

/** Whether an action is worth a notice: a claim is seen where it was pressed, and ended there. */
export function isTold(action: Action): action is Exclude<Action, 'claim' | 'release'> {
  return action !== 'claim' && action !== 'release'
}

import { recordAfter } from '@console/core/flows'
import type { Action, ActionableRow, Actor, ApprovableRow } from '@console/core/contracts'
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

/** Whether a row is of the kind that is approved; reviews and featured items are not. */
export function isApprovable<Row extends ActionableRow>(row: Row): row is Row & ApprovableRow {
  return 'approvalStatus' in row && 'submission' in row
}

/** What an action about one row needs. An approval is sent at once, unless a check failed: that is looked at first. */
export function needsOf(action: Action, row: ActionableRow): Needs {
  if (action === 'mask') return 'confirmation'
  if (withForm.includes(action)) return 'form'
  if (action === 'approve' && isApprovable(row) && row.checksSummary.fail > 0) return 'form'
  return 'nothing'
}

/** What an action about many needs. What nobody has seen row by row is asked for twice. */
export function needsOfMany(action: Action, isEverything: boolean): 'nothing' | 'form' {
  return isEverything || withForm.includes(action) || action === 'mask' ? 'form' : 'nothing'
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
    return event ? recordAfter(row, event, { by, at }) : row
  }
  const status = { publish: 'published', hide: 'hidden', reject: 'rejected' }[action as string]
  return status && 'status' in row ? { ...row, status } : row
}

/** Whether an action is worth a notice: a claim is seen where it was pressed, and ended there. */
export function isTold(action: Action): boolean {
  return action !== 'claim' && action !== 'release'
}

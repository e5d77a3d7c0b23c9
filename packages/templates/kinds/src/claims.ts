import { serverNow } from '@console/core/api'
import type { ApprovableRow } from '@console/domain/approval'
import { type ActionableRow, type Kinds, ruleOf } from '@console/core/kinds'

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
export function claimEndedBy(
  kinds: Kinds,
  action: string,
  row: ActionableRow,
): ApprovableRow['claim'] {
  const claim = isClaiming(kinds, action) ? claimOn(row) : null
  return claim?.isMine ? null : claim
}

/** Whether an action only says who is at a record: it is seen where it was pressed, and ended there. */
export function isClaiming(kinds: Kinds, action: string): boolean {
  return ruleOf(kinds, action).isClaiming ?? false
}

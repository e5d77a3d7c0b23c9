import type { StoredApprovable } from './approvalDecisions'

/** For tests: a record as an endpoint returns it, before any decision. */
export function answered<Row extends Pick<StoredApprovable, 'submission' | 'claim'>>(row: Row) {
  const { submission, claim } = row
  return {
    ...row,
    _actions: [],
    submission: submission && { ...submission, overdue: false },
    claim: claim && { ...claim, isMine: false },
  }
}

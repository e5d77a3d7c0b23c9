import { type approvalFields, isWaiting } from '@console/domain/approval'
import type { StoredApprovable } from './approvalDecisions'
import type { Answers } from '../../lists/listOfFields'
import { tokensOf } from '../../lists/tokensOf'

/** Fields of approvable records that only the server can answer in lists. */
export const approvalAnswers = {
  submission: (record) => (isWaiting(record) ? 'waiting' : null),
  overdue: ({ submission }, { now }) => submission !== null && submission.dueAt < now,
  claimedBy: ({ claim }, caller) => (claim ? tokensOf(claim.by, caller) : 'none'),
} satisfies Answers<typeof approvalFields, StoredApprovable>

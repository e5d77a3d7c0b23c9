import { requireTransition } from '@console/core/flows'
import { review, type ReviewEvent, type ReviewRecord } from '@console/domain/review'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

/**
 * Decisions about reviews.
 * @param masked further changes by masking: the text that is shown
 */
export function reviewDecisions<Record extends ReviewRecord>(
  masked: (record: Record) => Partial<Record>,
): DecisionRules<Record> {
  return {
    workflow: 'review',
    ...blockedBy(review, (record) => record),
    decide({ record, action }) {
      const transition = requireTransition(review, record, action as ReviewEvent)
      const { status, reports, isMasked } = review.after(record, transition)
      return {
        fields: {
          ...({ status, reports, isMasked } as Partial<Record>),
          ...(action === 'mask' ? masked(record) : {}),
        },
        recorded: transition.recorded,
        from: null,
        to: null,
        isDecision: true,
      }
    },
  }
}

import { useTranslate } from '@console/core/i18n'
import type { RateProposal } from '@console/domain/commission-rate'
import { QueryBoundary } from '@console/query-boundary'
import { SegmentedChoice, SkeletonText, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Decided, Impact, useImpact } from '../parts/Impact'

/** Result of the form: drafts, or active rates. */
export type Outcome = 'draft' | 'begin'

export interface RateReviewProps {
  body: RateProposal
  outcome: Outcome
  onOutcome: (outcome: Outcome) => void
}

/** Review of the rate: values, effect on the orders of the last 30 days, and whether to activate it. */
export function RateReview({ body, outcome, onOutcome }: RateReviewProps) {
  const { t } = useTranslation('commission-rates')
  const translate = useTranslate()
  const query = useImpact(body)
  return (
    <Stack gap={4}>
      <Decided proposal={body} from={body.effectiveFrom} />
      <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
        {(preview) => <Impact proposal={body} preview={preview} />}
      </QueryBoundary>
      <SegmentedChoice
        label={t('add.outcome')}
        options={[
          { id: 'draft', label: t('add.outcome.draft') },
          {
            id: 'begin',
            label: translate(
              body.effectiveFrom === null
                ? 'commission-rate:action.activate'
                : 'commission-rate:action.schedule',
            ),
          },
        ]}
        value={outcome}
        onChange={onOutcome}
      />
    </Stack>
  )
}

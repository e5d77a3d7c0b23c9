import {
  commissionRatesResource,
  rateCapabilities,
  ratePaths,
  type RatePreview,
  type RateProposal,
  writeRates,
} from '@console/domain/commission-rate'
import { useSend } from '@console/core/api'
import { useSessionState } from '@console/core/session'
import { hasCapability } from '@console/core/permissions'
import { resourceKeys, QueryBoundary } from '@console/query-boundary'
import { Composer } from '@console/form'
import { Card, Heading, Link, Stack, StatePanel, SegmentedChoice, SkeletonText } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTranslate } from '@console/core/i18n'
import { previewKey, Decided, Impact, useImpact } from '../forms/Impact'
import { rate, messageOfIssue } from './rateForm'
import { RateStep } from './RateStep'
import { SubjectsStep } from './SubjectsStep'

export interface RateComposerProps {
  /** Storage name of the draft. */
  draft: string
  initial: RateProposal
  /** Draft that it replaces; null for none. */
  replaces: string | null
}

/** Composes a rate of commission step by step; its effect is previewed before it can start. */
export function RateComposer(props: RateComposerProps) {
  const { t } = useTranslation('commission-rates')
  const { roles } = useSessionState()
  if (hasCapability(roles, rateCapabilities.draft)) return <Writing {...props} />
  return (
    <StatePanel
      headingLevel={1}
      kind="refused"
      title={t('add.refused')}
      actions={<Link href={ratePaths.product}>{t('product.title')}</Link>}
    >
      {t('add.refused.message')}
    </StatePanel>
  )
}

function Writing({ draft, initial, replaces }: RateComposerProps) {
  const { t } = useTranslation('commission-rates')
  const send = useSend()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>('draft')

  function write(proposal: RateProposal, key: string) {
    const seen = queries.getQueryData<RatePreview>(previewKey(proposal))
    return writeRates(send, { proposal, outcome, preview: seen?.preview ?? null, replaces }, key)
  }

  return (
    <Stack gap={3}>
      <Link variant="alone" href={ratePaths.draft}>
        {t('drafts.title')}
      </Link>
      <Heading level={1}>{t('add.title')}</Heading>
      <Card>
        <Composer
          label={t('add.title')}
          form={rate}
          draft={draft}
          initial={initial}
          describeIssue={(issue) => {
            const word = messageOfIssue(issue)
            return word && t(word)
          }}
          write={write}
          onCancel={() => void navigate(ratePaths.product)}
          onSent={() => {
            void queries.invalidateQueries({
              queryKey: resourceKeys.of(commissionRatesResource.id),
            })
            void navigate(outcome === 'draft' ? ratePaths.draft : ratePaths.history, {
              replace: true,
            })
          }}
          submitLabel={t('add.submit')}
          steps={[
            {
              id: 'subjects',
              label: t('add.step.subjects'),
              fields: ['kind', 'subjects'],
              content: <SubjectsStep />,
            },
            {
              id: 'rate',
              label: t('column.rate'),
              fields: [
                'basis',
                'rateBps',
                'fixed',
                'tiers',
                'min',
                'max',
                'includesTax',
                'includesDelivery',
                'paidOutOf',
                'effectiveFrom',
                'reason',
              ],
              content: <RateStep />,
            },
          ]}
          review={{
            label: t('add.step.impact'),
            content: (body) => <RateReview {...{ body, outcome }} onOutcome={setOutcome} />,
          }}
        />
      </Card>
    </Stack>
  )
}

/** Result of the form: drafts, or active rates. */
type Outcome = 'draft' | 'begin'

interface RateReviewProps {
  body: RateProposal
  outcome: Outcome
  onOutcome: (outcome: Outcome) => void
}

/** Review of the rate: values, effect on the orders of the last 30 days, and whether to activate it. */
function RateReview({ body, outcome, onOutcome }: RateReviewProps) {
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

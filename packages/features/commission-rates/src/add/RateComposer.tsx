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
import { resourceKeys } from '@console/query-boundary'
import { Composer } from '@console/form'
import { Card, Heading, Link, Stack, StatePanel } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { previewKey } from '../parts/Impact'
import { rate, messageOfIssue } from './rateForm'
import { RateReview, type Outcome } from './RateReview'
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

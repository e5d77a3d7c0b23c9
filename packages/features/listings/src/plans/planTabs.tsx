import { useFormats } from '@console/core/i18n'
import { toListings } from '@console/domain/listing'
import type { ListingPlanDetail, PlanTerms } from '@console/domain/listing-plan'
import { ListingsCard } from '@console/marketplace/listings'
import type { RecordSlotProps } from '@console/record'
import { Text, Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { DescriptionList, DetailTable, PreviousValue } from '@console/details'
import { useTermTexts } from './planTexts'

/** Tab with the listings on a plan. */
export function PlanSubscribers({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { planId, status, subscribers } = detail
  return (
    <ListingsCard
      title={t('plans.subscribers')}
      where={{ plan: planId, visibility: ['published', 'paused'] }}
      shown={10}
      none={t('plans.subscribers.none')}
      all={{
        path: toListings(planId),
        labelOf: (count) => t('plans.subscribers.all', { count, number: formats.number(count) }),
      }}
    >
      {status === 'retired' && subscribers > 0 ? <Text>{t('plans.retired.stay')}</Text> : null}
    </ListingsCard>
  )
}

/** Tab with the versions of a plan: start, subscribers and changes of each. */
export function PlanVersions({ detail: { versions } }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const nameOf = (planVersion: number) =>
    t('plans.versionName', { number: formats.number(planVersion) })
  return (
    <Stack gap={4}>
      <Card heading={t('plans.tab.versions')}>
        <DetailTable
          label={t('plans.tab.versions')}
          columns={[
            { title: t('plans.version') },
            { title: t('plan.startedAt') },
            { title: t('plans.by') },
            { title: t('plans.subscribers'), align: 'end' },
          ]}
          rows={versions.map(({ planVersion, since, by, subscribers }) => ({
            key: String(planVersion),
            cells: [
              nameOf(planVersion),
              since === null ? t('plans.notPublished') : formats.date(new Date(since)),
              <bdi key="by">{by.name}</bdi>,
              formats.number(subscribers),
            ],
          }))}
        />
      </Card>
      {versions.map(({ planVersion, terms }, place) => (
        <Card key={planVersion} heading={nameOf(planVersion)}>
          <Changed terms={terms} before={versions[place + 1]?.terms ?? null} />
        </Card>
      ))}
    </Stack>
  )
}

/** Changes of a version; for the first one, all its terms. */
function Changed({ terms, before }: { terms: PlanTerms; before: PlanTerms | null }) {
  const { t } = useTranslation('listings')
  const texts = useTermTexts()
  const was = before && texts(before)
  const changed = texts(terms).flatMap(({ label, text }, place) => {
    const old = was?.[place]?.text
    if (old === text) return []
    return [
      {
        label,
        value:
          old === undefined ? (
            text
          ) : (
            <span>
              {text} <PreviousValue>{old}</PreviousValue>
            </span>
          ),
      },
    ]
  })
  if (changed.length === 0) return <Text tone="muted">{t('plans.nothingChanged')}</Text>
  return <DescriptionList details={changed} />
}

import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { listingsResource, toListing, toListings, visibilityKind } from '@console/domain/listing'
import type { ListingPlanDetail } from '@console/domain/listing-plan'
import { FactTable } from '@console/facts'
import { StatusText } from '@console/kinds'
import { Read, resourceKeys } from '@console/read'
import type { RecordSlotProps } from '@console/record'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** So many are shown beside the plan; the list of listings has all. */
const shown = 10

/** The tab of the listings that are on a plan, those whose period ends first. */
export function PlanSubscribers({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { planId, status, subscribers } = detail
  const send = useSend()
  const asked = {
    plan: planId,
    visibility: ['published', 'paused'],
    sort: 'expiresAt',
    pageSize: String(shown),
  }
  const query = useQuery({
    queryKey: [...resourceKeys.pages(listingsResource.id), asked],
    queryFn: ({ signal }) => readPage(send, listingsResource, asked, signal),
  })
  return (
    <Card heading={t('plans.subscribers')}>
      <Stack gap={3}>
        {status === 'retired' && subscribers > 0 ? <Text>{t('plans.retired.stay')}</Text> : null}
        <Read query={query} skeleton={<SkeletonText lines={8} />}>
          {({ items, total }) =>
            total === 0 ? (
              <Text tone="muted">{t('plans.subscribers.none')}</Text>
            ) : (
              <>
                <FactTable
                  label={t('plans.subscribers')}
                  columns={[
                    { title: t('column.listing') },
                    { title: t('column.business') },
                    { title: t('column.visibility') },
                    { title: t('column.expires') },
                  ]}
                  rows={items.map(({ secureToken, title, business, visibility, expiresAt }) => ({
                    key: secureToken,
                    cells: [
                      <Link key="title" href={toListing(secureToken)}>
                        <bdi>{title}</bdi>
                      </Link>,
                      <bdi key="business">{business.label}</bdi>,
                      visibility && (
                        <StatusText key="status" kinds={[visibilityKind]} status={visibility} />
                      ),
                      expiresAt === null ? '–' : formats.date(new Date(expiresAt)),
                    ],
                  }))}
                />
                <Link variant="alone" href={toListings(planId)}>
                  {t('plans.subscribers.all', { count: total, number: formats.number(total) })}
                </Link>
              </>
            )
          }
        </Read>
      </Stack>
    </Card>
  )
}

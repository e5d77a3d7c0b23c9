import { DocumentViewer, PayoutAccounts } from '@console/marketplace/owners'
import type { RecordSlotProps, RecordTab } from '@console/record'
import { Card, Link, Stack, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { DescriptionList, DetailTable } from '@console/details'
import { listingPaths } from '@console/domain/listing'
import { productPaths } from '@console/domain/product'
import { servicePaths } from '@console/domain/service-product'
import { orderPaths } from '@console/domain/order'
import { LatestOrders } from '@console/marketplace/orders'
import { BusinessChecks } from './BusinessChecks'
import { BusinessOverview } from './BusinessOverview'

/** Tab with the documents submitted by the owner. */
function BusinessDocuments({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <Card heading={t('tab.documents')}>
      <DocumentViewer documents={detail.documents} changed={detail.answered?.documents} />
    </Card>
  )
}

/** Tab with the number of listings of a business; each links to its list, if the console has that screen. */
function BusinessOffer({
  detail: {
    secureToken,
    stats: { products, services, listings },
  },
}: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const canOpen = useCanOpen()

  function count(number: number, list: string) {
    const text = formats.number(number)
    return number > 0 && canOpen(list) ? (
      <Link href={`${list}?business=${secureToken}`}>{text}</Link>
    ) : (
      text
    )
  }

  return (
    <Card heading={t('offer.title')}>
      <DescriptionList
        details={[
          { label: t('column.products'), value: count(products, productPaths.approved) },
          { label: t('offer.services'), value: count(services, servicePaths.approved) },
          { label: t('offer.listings'), value: count(listings, listingPaths.list) },
        ]}
      />
    </Card>
  )
}

/** Tab with the payout accounts of a business, and the numbers that customers pay to in its shop. */
function BusinessMoney({ detail: { payoutAccounts, tills } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <Stack gap={4}>
      <PayoutAccounts accounts={payoutAccounts} />
      <Card heading={t('tills.title')}>
        {tills.length === 0 ? (
          <Text as="p" tone="muted">
            {t('tills.none')}
          </Text>
        ) : (
          <DetailTable
            label={t('tills.title')}
            columns={[
              { title: t('tills.number') },
              { title: t('column.kind') },
              { title: t('tills.provider') },
              { title: t('tills.state') },
            ]}
            rows={tills.map(({ number, type, provider, active }) => ({
              key: number,
              cells: [
                <bdi key="number">{number}</bdi>,
                t(`tills.${type}`),
                <bdi key="provider">{provider}</bdi>,
                active ? (
                  <StatusChip tone="success">{t('tills.active')}</StatusChip>
                ) : (
                  <StatusChip tone="neutral">{t('tills.inactive')}</StatusChip>
                ),
              ],
            }))}
          />
        )}
      </Card>
    </Stack>
  )
}

/** Shared tabs of submitted and active businesses. */
export const businessTabs = [
  { id: 'overview', title: 'tab.overview', component: BusinessOverview },
  {
    id: 'documents',
    title: 'tab.documents',
    component: BusinessDocuments,
    badge: ({ documents }) => documents.filter(({ state }) => state !== 'accepted').length,
  },
  {
    id: 'checks',
    title: 'tab.checks',
    component: BusinessChecks,
    badge: ({ checksSummary: { fail, warn } }) => fail + warn,
  },
  { id: 'offer', title: 'column.products', component: BusinessOffer },
  { id: 'money', title: 'tab.money', component: BusinessMoney },
] as const satisfies readonly RecordTab<BusinessDetail>[]

/** Tab with the orders from a business. */
export function BusinessOrders({ detail: { secureToken } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <LatestOrders
      of={{ seller: secureToken }}
      title={t('orders.title')}
      none={t('orders.none')}
      lists={[
        { title: t('orders.b2c'), path: orderPaths.b2c },
        { title: t('orders.b2b'), path: orderPaths.b2b },
        { title: t('orders.agents'), path: orderPaths.agents },
      ]}
    />
  )
}

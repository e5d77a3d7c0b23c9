import { DocumentViewer } from '@console/marketplace/owners'
import { type RecordSlotProps, type RecordTab } from '@console/record'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'
import { BusinessChecks } from './BusinessChecks'
import { BusinessMoney } from './BusinessMoney'
import { BusinessOffer } from './BusinessOffer'
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

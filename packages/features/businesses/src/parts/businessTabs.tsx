import type { RecordSlotProps, RecordTab } from '@console/templates'
import { DiffCard } from '@console/templates/Record/DiffCard'
import { DocumentViewer } from '@console/templates/Record/DocumentViewer'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '../contract'
import { BusinessChecks } from './BusinessChecks'
import { BusinessMoney } from './BusinessMoney'
import { BusinessOffer } from './BusinessOffer'
import { BusinessOverview } from './BusinessOverview'
import { businessFields } from './fields'

/** The tab of what a waiting update changes. */
function BusinessChanges({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const labels = Object.fromEntries(
    Object.entries(businessFields).map(([pointer, key]) => [pointer, t(key)]),
  )
  return <DiffCard changes={detail.pendingChanges} labels={labels} />
}

/** The tab of the documents that the owner has sent in. */
function BusinessDocuments({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <Card heading={t('tab.documents')}>
      <DocumentViewer documents={detail.documents} />
    </Card>
  )
}

/** The tabs that a submitted business and one that trades have in common. */
export const businessTabs = [
  { id: 'overview', title: 'tab.overview', component: BusinessOverview },
  {
    id: 'changes',
    title: 'tab.changes',
    component: BusinessChanges,
    badge: ({ pendingChanges }) => pendingChanges.length,
    isShown: ({ pendingChanges }) => pendingChanges.length > 0,
  },
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

import { approvalColumns, approvalFilters, live } from '@console/marketplace/approval'
import { defineList } from '@console/list'
import {
  type BusinessRow,
  businessPaths,
  toBusiness,
  toBusinessReview,
  businessesResource,
} from '@console/domain/business'
import { businessColumns, businessFilters } from './business/businessListParts'

/** /business-approved (specification 2): active and suspended businesses. */
export const approvedBusiness = defineList<BusinessRow>()({
  ...live,
  id: 'business-approved',
  namespace: 'businesses',
  title: 'approved.title',
  resource: businessesResource,
  sort: '-approvedAt',
  columns: [
    businessColumns.tradingName,
    businessColumns.kind,
    businessColumns.county,
    businessColumns.capabilities,
    businessColumns.products,
    businessColumns.orders30d,
    businessColumns.gmv30d,
    businessColumns.ratingAvg,
    businessColumns.returnsRate,
    businessColumns.plan,
    approvalColumns.approvalStatus,
    businessColumns.approvedAt,
    { ...businessColumns.recruitedBy, isOptional: true },
    businessColumns.risk,
    businessColumns.documentsExpireOn,
    businessColumns.taxPin,
  ],
  filters: [
    approvalFilters.approvalStatus,
    businessFilters.kind,
    businessFilters.capabilities,
    businessFilters.county,
    businessFilters.plan,
    businessFilters.documentsExpiring,
    businessFilters.lowRated,
    businessFilters.dormant,
    businessFilters.approvedAt,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    {
      id: 'suspended',
      title: 'approval:status.suspended',
      query: { approvalStatus: 'suspended' },
    },
    {
      id: 'documents-expiring',
      title: 'view.documentsExpiring',
      query: { documentsExpiring: 'true', sort: 'documentsExpireOn' },
    },
    { id: 'new', title: 'view.new', query: { isNew: 'true' } },
    { id: 'dormant', title: 'view.dormant', query: { dormant: 'true' } },
  ],
  rowLinks: [
    {
      id: 'submission',
      title: 'link.submission',
      to: ({ secureToken }) => toBusinessReview(secureToken),
    },
  ],
  preview: () => import('./business/BusinessPreview').then((m) => m.BusinessPreview),
  recordPath: ({ secureToken }) => toBusiness(secureToken),
  empty: { text: 'approved.empty', next: { title: 'approve.title', to: businessPaths.approve } },
})

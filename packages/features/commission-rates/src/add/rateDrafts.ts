import {
  type CommissionRateRow,
  commissionRatesResource,
  ratePaths,
  toRateDraft,
} from '@console/domain/commission-rate'
import { defineIndex } from '@console/templates'
import { rateBulkForms } from '../parts/rateIndex'
import { rateColumns, rateFilters } from '../parts/rateListParts'

/** /commission-add-details without a draft: those that can be gone on with. */
export const rateDrafts = defineIndex<CommissionRateRow>()({
  namespace: 'commission-rates',
  id: 'commission-drafts',
  title: 'drafts.title',
  resource: commissionRatesResource,
  fixed: { status: 'draft' },
  sort: '-changedAt',
  columns: [
    rateColumns.subject,
    rateColumns.kind,
    rateColumns.type,
    rateColumns.rate,
    rateColumns.changedAt,
    rateColumns.changedBy,
    rateColumns.reason,
    rateColumns.sku,
  ],
  filters: [rateFilters.kind, rateFilters.type, rateFilters.changedBy],
  views: [{ id: 'drafts', title: 'view.all', query: {} }],
  bulkActions: ['activate'],
  bulkForms: rateBulkForms,
  recordPath: ({ rateToken }) => toRateDraft(rateToken),
  empty: { text: 'drafts.empty', next: { title: 'product.title', to: ratePaths.product } },
})

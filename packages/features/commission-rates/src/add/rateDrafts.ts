import {
  type CommissionRateRow,
  commissionRatesResource,
  ratePaths,
  toRateDraft,
} from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { rateBulkForms, addRate } from '../rates/rateIndex'
import { RateLinks } from '../rates/RateLinks'
import { rateColumns, rateFilters } from '../rates/rateListParts'

/**
 * /commission-add-details (specification 2): drafts that can be continued; with `?draft=` one of them, or a copy of an
 * active rate.
 */
export const rateDrafts = defineList<CommissionRateRow>()({
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
  primary: addRate,
  Intro: RateLinks,
  alternates: { draft: () => import('./OpenRate').then((m) => m.OpenRate) },
  views: [{ id: 'drafts', title: 'view.all', query: {} }],
  bulkActions: ['activate'],
  bulkForms: rateBulkForms,
  recordPath: ({ rateToken }) => toRateDraft(rateToken),
  empty: { text: 'drafts.empty', next: { title: 'product.title', to: ratePaths.product } },
})

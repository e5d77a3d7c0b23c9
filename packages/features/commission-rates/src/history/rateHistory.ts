import {
  type CommissionRateRow,
  commissionRatesResource,
  ratePaths,
  toComparison,
} from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { rateColumns, rateFilters } from '../rates/rateListParts'

/** /commission-history (specification 2): every change of every rate, with previous and new values. Read-only. */
export const rateHistory = defineList<CommissionRateRow>()({
  namespace: 'commission-rates',
  id: 'commission-history',
  title: 'history.title',
  resource: commissionRatesResource,
  fixed: {},
  sort: '-changedAt',
  columns: [
    rateColumns.subject,
    rateColumns.changedAt,
    rateColumns.kind,
    rateColumns.type,
    rateColumns.before,
    rateColumns.rate,
    rateColumns.effectiveFrom,
    rateColumns.effectiveTo,
    rateColumns.status,
    rateColumns.changedBy,
    rateColumns.reason,
    rateColumns.sku,
  ],
  filters: [
    rateFilters.kind,
    rateFilters.type,
    rateFilters.changedAt,
    rateFilters.changedBy,
    rateFilters.status,
    rateFilters.basis,
    rateFilters.effectiveFrom,
  ],
  views: [
    {
      id: 'changes',
      title: 'view.changes',
      query: { status: ['active', 'superseded', 'ended', 'scheduled'] },
    },
    { id: 'all', title: 'view.all', query: {} },
  ],
  bulkLinks: [
    {
      id: 'compare',
      title: 'compare.title',
      min: 2,
      max: 2,
      to: (rows) => toComparison(rows.map(({ rateToken }) => rateToken)),
    },
  ],
  preview: () => import('../rates/RatePreview').then((m) => m.RatePreview),
  empty: { text: 'history.empty', next: { title: 'product.title', to: ratePaths.product } },
})

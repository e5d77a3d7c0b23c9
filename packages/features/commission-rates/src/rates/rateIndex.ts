import {
  type CommissionRateRow,
  commissionRatesResource,
  levelsOf,
  rateCapabilities,
  type RateKind,
  ratePaths,
  toRateDraft,
} from '@console/domain/commission-rate'
import { levelOptions } from './levelOptions'
import { rateColumns, rateFilters } from './rateListParts'

/** Action that starts a new rate. */
export const addRate = {
  title: 'add.title',
  to: ratePaths.add,
  needs: rateCapabilities.draft,
} as const

/** Shared definition of the lists of the platform's rates, which differ only in their kind. */
export function ratesOf(kind: Extract<RateKind, 'product' | 'order'>) {
  return {
    namespace: 'commission-rates',
    resource: commissionRatesResource,
    fixed: { kind },
    sort: '-effectiveFrom',
    columns: [
      rateColumns.subject,
      rateColumns.type,
      rateColumns.rate,
      rateColumns.effectiveFrom,
      rateColumns.appliesTo,
      rateColumns.earned30d,
      rateColumns.status,
      rateColumns.min,
      rateColumns.max,
      rateColumns.sku,
      { ...rateColumns.base, isOptional: true },
      { ...rateColumns.before, isOptional: true },
      { ...rateColumns.changedBy, isOptional: true },
      { ...rateColumns.reason, isOptional: true },
    ],
    filters: [
      { ...rateFilters.type, kind: 'choice', options: levelOptions(levelsOf[kind]) },
      rateFilters.basis,
      rateFilters.status,
      rateFilters.effectiveFrom,
      rateFilters.changedAt,
    ],
    primary: addRate,
    views: [
      { id: 'active', title: 'commission-rate:status.active', query: { status: 'active' } },
      {
        id: 'scheduled',
        title: 'commission-rate:status.scheduled',
        query: { status: 'scheduled' },
      },
      { id: 'drafts', title: 'view.drafts', query: { status: 'draft', sort: '-changedAt' } },
      { id: 'all', title: 'view.all', query: {} },
    ],
    rowActions: ['activate', 'schedule', 'end', 'cancel', 'discard'],
    rowLinks: [{ id: 'change', title: 'link.change', needs: rateCapabilities.draft, to: changeOf }],
    bulkActions: ['activate'],
    bulkForms: rateBulkForms,
    forms: rateForms,
    preview: () => import('./RatePreview').then((m) => m.RatePreview),
    empty: { text: 'rates.empty', next: { title: 'history.title', to: ratePaths.history } },
  } as const
}

/** Address of the form that replaces a rate. */
function changeOf({ rateToken }: CommissionRateRow): string {
  return toRateDraft(rateToken)
}

/** Starting and ending a rate shows a preview first. */
const rateForms = {
  activate: () => import('../forms/BeginForm').then((m) => m.ActivateForm),
  schedule: () => import('../forms/BeginForm').then((m) => m.ScheduleForm),
  end: () => import('../forms/EndForm').then((m) => m.EndForm),
}

/** Also for many. */
export const rateBulkForms = {
  activate: () => import('../forms/BeginManyForm').then((m) => m.BeginManyForm),
}

import {
  type ListingPlan,
  listingPlansResource,
  planCapabilities,
  toNewPlan,
  toPlan,
} from '@console/domain/listing-plan'
import { defineList } from '@console/list'
import { planColumns, planFilters } from './planListParts'

/**
 * /listing/plan (specification 2): plans for the directory, in the order for businesses; with `?new=` the form of a new
 * one.
 */
export const planList = defineList<ListingPlan>()({
  id: 'listing-plans',
  namespace: 'listings',
  title: 'plans.title',
  resource: listingPlansResource,
  fixed: {},
  sort: 'order',
  columns: [
    planColumns.name,
    planColumns.price,
    planColumns.period,
    planColumns.limits,
    planColumns.perks,
    planColumns.subscribers,
    planColumns.planVersion,
    planColumns.status,
    planColumns.order,
  ],
  filters: [planFilters.status, planFilters.period, planFilters.cost],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'active', title: 'listing-plan:status.active', query: { status: 'active' } },
    { id: 'draft', title: 'plans.view.drafts', query: { status: 'draft' } },
    { id: 'retired', title: 'listing-plan:status.retired', query: { status: 'retired' } },
  ],
  primary: {
    title: 'plans.new',
    to: toNewPlan(),
    needs: planCapabilities.edit,
    isWritten: true,
  },
  alternates: { new: () => import('./edit/NewPlan').then((m) => m.NewPlan) },
  rowActions: ['publish', 'restore', 'retire'],
  rowLinks: [
    {
      id: 'duplicate',
      title: 'plans.duplicate',
      needs: planCapabilities.edit,
      to: ({ planId }) => toNewPlan(planId),
    },
  ],
  recordPath: ({ planId }) => toPlan(planId),
  empty: { text: 'plans.empty', next: { title: 'plans.new', to: toNewPlan() } },
})

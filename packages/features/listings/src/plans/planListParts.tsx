import { defineFields } from '@console/core/fields'
import {
  isFree,
  type ListingPlan,
  listingPlanFields,
  listingPlanWorkflow,
} from '@console/domain/listing-plan'
import { listParts } from '@console/list'
import { limitTexts } from './planTexts'

const fields = {
  ...listingPlanFields,
  ...defineFields<ListingPlan>()({
    price: { type: 'amounts', of: ({ price }) => price },
    limits: { type: 'text', of: () => null },
    perks: { type: 'texts', of: () => [] },
    subscribers: { type: 'count', of: ({ subscribers }) => subscribers },
  }),
}

/** Columns and filters of the list of plans. */
export const { columns: planColumns, filters: planFilters } = listParts<ListingPlan>()(fields, {
  name: {
    title: 'column.plan',
    width: 180,
    priority: 1,
    cell: ({ name, highlight }, { t, formats }) => (
      <span data-cell="lines">
        <bdi>{formats.text(name)}</bdi>
        {highlight ? <span data-cell="minor">{t('plans.recommended')}</span> : null}
      </span>
    ),
  },
  price: {
    title: 'plan.price',
    width: 156,
    priority: 1,
    // Only the price in the shop's main currency; the others are on the plan's screen and in the tooltip.
    text: ({ price }, { t, formats }) =>
      isFree(price) ? t('plans.free') : formats.list(price.map((each) => formats.money(each))),
    cell: ({ price }, { t, formats }) => {
      const [first, ...others] = price
      if (isFree(price) || !first) return t('plans.free')
      return (
        <span data-cell="lines">
          <bdi>{formats.money(first)}</bdi>
          <span data-cell="minor">
            {t('plans.otherCurrencies', {
              count: others.length,
              number: formats.number(others.length),
            })}
          </span>
        </span>
      )
    },
    csv: [{ sums: ({ price }) => price }],
  },
  period: {
    title: 'plans.period',
    messages: 'plans.period',
    width: 116,
    priority: 2,
    filter: true,
  },
  limits: {
    title: 'plans.limits',
    width: 240,
    priority: 3,
    text: ({ limits }, { t, formats }) => formats.list(limitTexts(limits, t, formats)),
  },
  perks: {
    title: 'plans.perks',
    width: 180,
    priority: 3,
    text: ({ perks }, { formats }) => formats.list(perks.map(formats.text)) || '–',
  },
  subscribers: { title: 'plans.subscribers', width: 112, priority: 1 },
  planVersion: { title: 'plans.version', width: 92, priority: 2 },
  status: {
    title: 'plans.status',
    messages: 'listing-plan:status',
    statuses: listingPlanWorkflow.statuses,
    width: 132,
    priority: 1,
    filter: { isPinned: true },
  },
  cost: { title: 'plans.cost', messages: 'plans.cost', filter: { isPinned: true, isSingle: true } },
  order: { title: 'plans.order', width: 84, priority: 3 },
})

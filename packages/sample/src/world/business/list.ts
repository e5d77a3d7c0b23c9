import type { Business } from './rows'
import { countries } from '@console/domain/parties'
import { approvalList } from '../../lists/approvalList'
import { choice, flag, type ListSource, oneOf, timeRange } from '../../lists/listSource'
import { instant } from '../../store/clock'
import { businessCapabilities, businessKinds, risks } from '@console/domain/business'

const day = 86_400_000

/** What lists of businesses can be asked for, as `businessFilters` and `businessColumns` ask. */
export const businessList = {
  searched: ({ tradingName, legalName, businessNo, taxPin, town }) => [
    tradingName,
    legalName,
    businessNo,
    taxPin,
    town,
  ],
  filters: {
    ...approvalList.filters,
    kind: choice(businessKinds, ({ kind }) => kind),
    county: oneOf(({ county }) => county),
    country: choice(countries, ({ country }) => country),
    risk: choice(risks, ({ risk }) => risk),
    capability: choice(businessCapabilities, ({ capabilities }) => capabilities),
    plan: oneOf(({ plan }) => plan?.label ?? null),
    documentsExpiring: flag(
      ({ documentsExpireOn }, { world }) =>
        documentsExpireOn !== null && Date.parse(documentsExpireOn) < world.now() + 30 * day,
    ),
    dormant: flag(
      ({ lastOrderAt }, { world }) =>
        lastOrderAt === null || Date.parse(lastOrderAt) < world.now() - 60 * day,
    ),
    isNew: flag(
      ({ approvedAt }, { world }) =>
        approvedAt !== null && approvedAt >= instant(world.now() - 30 * day),
    ),
    lowRated: flag(({ stats: { ratingAvg } }) => ratingAvg !== null && ratingAvg <= 300),
    approved: timeRange(({ approvedAt }) => approvedAt),
  },
  sorts: {
    ...approvalList.sorts,
    tradingName: ({ tradingName }) => tradingName,
    county: ({ county }) => county,
    risk: ({ risk }) => risks.indexOf(risk),
    products: ({ stats }) => stats.products,
    orders30d: ({ stats }) => stats.orders30d,
    ratingAvg: ({ stats }) => stats.ratingAvg,
    returnsRate: ({ stats }) => stats.returnsRateBps,
    approvedAt: ({ approvedAt }) => approvedAt,
    documentsExpireOn: ({ documentsExpireOn }) => documentsExpireOn,
  },
} satisfies Omit<ListSource<Business>, 'token'>

import type { IndexColumn } from '@console/templates'
import type { BusinessRow } from '../contract'

/** The columns of lists of businesses. */
export const businessColumns = {
  name: {
    id: 'name',
    title: 'column.business',
    width: 280,
    priority: 1,
    sort: 'tradingName',
    text: ({ tradingName }) => tradingName,
    cell: ({ logo, tradingName, businessNo }) => (
      <>
        {logo ? (
          <img src={logo.url} alt="" width={32} height={32} data-cell="picture" />
        ) : (
          <span data-cell="picture" />
        )}
        <span data-cell="lines">
          <bdi>{tradingName}</bdi>
          <bdi data-cell="minor">{businessNo}</bdi>
        </span>
      </>
    ),
  },
  legalName: {
    id: 'legalName',
    title: 'column.legalName',
    width: 220,
    priority: 3,
    isOptional: true,
    text: ({ legalName }) => legalName,
  },
  kind: {
    id: 'kind',
    title: 'column.kind',
    width: 136,
    priority: 2,
    text: ({ kind }, { t }) => t(`kind.${kind}`),
    csv: ({ kind }) => kind,
  },
  county: {
    id: 'county',
    title: 'column.county',
    width: 132,
    priority: 3,
    sort: 'county',
    text: ({ county }) => county,
  },
  country: {
    id: 'country',
    title: 'column.country',
    width: 108,
    priority: 3,
    isOptional: true,
    text: ({ country }, { t }) => t(`country.${country}`),
    csv: ({ country }) => country,
  },
  recruitedBy: {
    id: 'recruitedBy',
    title: 'column.recruitedBy',
    width: 148,
    priority: 3,
    text: ({ recruitedBy }) => recruitedBy?.label ?? '–',
  },
  risk: {
    id: 'risk',
    title: 'column.risk',
    width: 104,
    priority: 3,
    isOptional: true,
    sort: 'risk',
    text: ({ risk }, { t }) => t(`risk.${risk}`),
    csv: ({ risk }) => risk,
  },
  capabilities: {
    id: 'capabilities',
    title: 'column.capabilities',
    width: 180,
    priority: 3,
    text: ({ capabilities }, { t }) =>
      capabilities.map((each) => t(`capability.${each}`)).join(', '),
    csv: ({ capabilities }) => capabilities.join(' '),
  },
  products: {
    id: 'products',
    title: 'column.products',
    width: 96,
    align: 'end',
    priority: 3,
    sort: 'products',
    text: ({ stats }, { formats }) => formats.number(stats.products),
    csv: ({ stats }) => stats.products,
  },
  orders30d: {
    id: 'orders30d',
    title: 'column.orders30d',
    width: 116,
    align: 'end',
    priority: 2,
    sort: 'orders30d',
    text: ({ stats }, { formats }) => formats.number(stats.orders30d),
    csv: ({ stats }) => stats.orders30d,
  },
  gmv30d: {
    id: 'gmv30d',
    title: 'column.gmv30d',
    width: 168,
    align: 'end',
    priority: 3,
    text: ({ stats }, { formats }) =>
      stats.gmv30d.map((money) => `${money.currency} ${formats.amount(money)}`).join(', ') || '–',
    csv: ({ stats }) => stats.gmv30d[0] ?? null,
  },
  rating: {
    id: 'rating',
    title: 'column.rating',
    width: 104,
    align: 'end',
    priority: 3,
    sort: 'ratingAvg',
    text: ({ stats: { ratingAvg, reviewCount } }, { formats }) =>
      ratingAvg === null
        ? '–'
        : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
    csv: ({ stats: { ratingAvg } }) => (ratingAvg === null ? null : ratingAvg / 100),
  },
  returns: {
    id: 'returns',
    title: 'column.returns',
    width: 104,
    align: 'end',
    priority: 3,
    sort: 'returnsRate',
    text: ({ stats }, { formats }) => `${formats.number(stats.returnsRateBps / 100)} %`,
    csv: ({ stats }) => stats.returnsRateBps / 100,
  },
  plan: {
    id: 'plan',
    title: 'column.plan',
    width: 116,
    priority: 3,
    text: ({ plan }) => plan?.label ?? '–',
  },
  approvedAt: {
    id: 'approvedAt',
    title: 'column.approvedAt',
    width: 124,
    priority: 3,
    isOptional: true,
    sort: 'approvedAt',
    text: ({ approvedAt }, { formats }) =>
      approvedAt === null ? '–' : formats.date(new Date(approvedAt)),
    csv: ({ approvedAt }) => approvedAt,
  },
  documentsExpire: {
    id: 'documentsExpire',
    title: 'column.documentsExpire',
    width: 148,
    priority: 3,
    isOptional: true,
    sort: 'documentsExpireOn',
    text: ({ documentsExpireOn }, { formats }) =>
      documentsExpireOn === null ? '–' : formats.date(new Date(documentsExpireOn)),
    csv: ({ documentsExpireOn }) => documentsExpireOn,
  },
  taxPin: {
    id: 'taxPin',
    title: 'column.taxPin',
    width: 132,
    priority: 3,
    isOptional: true,
    text: ({ taxPin }) => taxPin,
  },
} as const satisfies Record<string, IndexColumn<BusinessRow>>

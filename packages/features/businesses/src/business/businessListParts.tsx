import { businessFields, type BusinessRow } from '@console/domain/business'
import { listParts, nameCell } from '@console/list'

/** Columns and filters of lists of businesses. */
export const { columns: businessColumns, filters: businessFilters } = listParts<BusinessRow>()(
  businessFields,
  {
    tradingName: {
      title: 'column.business',
      width: 280,
      priority: 1,
      cell: ({ logo, tradingName, businessNo }) => nameCell(logo, tradingName, businessNo),
      csv: [
        { value: ({ tradingName }) => tradingName },
        { title: 'column.businessNo', value: ({ businessNo }) => businessNo },
      ],
    },
    legalName: { title: 'column.legalName', width: 220, priority: 3, isOptional: true },
    kind: {
      title: 'column.kind',
      messages: 'kind',
      width: 136,
      priority: 2,
      filter: { isPinned: true },
    },
    county: { title: 'column.county', width: 132, priority: 3, filter: { isPinned: true } },
    country: {
      title: 'column.country',
      messages: 'country',
      width: 108,
      priority: 3,
      isOptional: true,
      filter: true,
    },
    recruitedBy: { title: 'column.recruitedBy', priority: 3 },
    risk: {
      title: 'column.risk',
      messages: 'risk',
      width: 104,
      priority: 3,
      isOptional: true,
      filter: true,
    },
    capabilities: {
      title: 'column.capabilities',
      messages: 'capability',
      width: 180,
      priority: 3,
      filter: { isPinned: true },
    },
    products: { title: 'column.products', width: 96, priority: 3 },
    orders30d: { title: 'column.orders30d', priority: 2 },
    gmv30d: { title: 'column.gmv30d', width: 168, priority: 3 },
    ratingAvg: {
      title: 'column.rating',
      width: 104,
      align: 'end',
      priority: 3,
      text: ({ stats: { ratingAvg, reviewCount } }, { formats }) =>
        ratingAvg === null
          ? '–'
          : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
      csv: [
        { value: ({ stats: { ratingAvg } }) => (ratingAvg === null ? null : ratingAvg / 100) },
        { title: 'column.reviewCount', value: ({ stats }) => stats.reviewCount },
      ],
    },
    returnsRate: { title: 'column.returns', width: 104, priority: 3 },
    plan: { title: 'column.plan', width: 116, priority: 3, filter: { isPinned: true } },
    approvedAt: { title: 'column.approvedAt', priority: 3, isOptional: true, filter: true },
    documentsExpireOn: {
      title: 'column.documentsExpire',
      width: 148,
      priority: 3,
      isOptional: true,
    },
    documentsExpiring: { title: 'filter.documentsExpiring', filter: true },
    taxPin: { title: 'column.taxPin', width: 132, priority: 3, isOptional: true },
    dormant: { title: 'filter.dormant', filter: true },
    lowRated: { title: 'filter.lowRated', filter: true },
  },
)

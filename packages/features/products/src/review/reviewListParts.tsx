import { reviewFields, type ReviewRow } from '@console/domain/review'
import { listParts } from '@console/list'

/** Beginning of a review that fits in a list, also used as the link's name. */
function firstLines(body: string): string {
  return body.length <= 140 ? body : `${body.slice(0, 139)}…`
}

/** Columns and filters of the list of reviews. */
export const { columns: reviewColumns, filters: reviewFilters } = listParts<ReviewRow>()(
  reviewFields,
  {
    body: {
      title: 'column.review',
      width: 300,
      priority: 1,
      text: ({ title, body }) =>
        title === null ? firstLines(body) : `${title}: ${firstLines(body)}`,
      cell: ({ title, body }) => (
        <span data-cell="lines">
          <bdi>{title ?? firstLines(body)}</bdi>
          {title === null ? null : <bdi data-cell="minor">{firstLines(body)}</bdi>}
        </span>
      ),
      csv: [
        { title: 'column.reviewTitle', value: ({ title }) => title },
        { title: 'column.reviewText', value: ({ body }) => body },
        { title: 'column.reviewToken', value: ({ reviewToken }) => reviewToken },
      ],
    },
    rating: {
      title: 'column.rating',
      messages: 'rating',
      width: 84,
      align: 'end',
      priority: 1,
      text: ({ rating }, { t, formats }) => t('rating.of', { number: formats.number(rating) }),
      csv: [{ value: ({ rating }) => rating }],
      filter: { isPinned: true },
    },
    product: { title: 'column.product', width: 200, priority: 2 },
    business: { title: 'column.business', width: 168, priority: 3 },
    author: {
      title: 'column.author',
      width: 168,
      priority: 3,
      text: ({ author, verifiedPurchase }, { t }) =>
        verifiedPurchase ? t('author.verified', { name: author.name }) : author.name,
      csv: [
        { value: ({ author }) => author.name },
        {
          title: 'filter.verified',
          value: ({ verifiedPurchase }, { t }) => (verifiedPurchase ? t('filter.verified') : null),
        },
      ],
    },
    reports: { title: 'column.reports', width: 92, priority: 2 },
    signals: {
      title: 'column.signals',
      messages: 'signal',
      priority: 2,
      filter: { isPinned: true },
    },
    submittedAt: {
      title: 'marketplace:approval.column.submitted',
      isAgo: true,
      priority: 3,
      filter: true,
    },
    status: {
      title: 'marketplace:approval.column.status',
      messages: 'reviewStatus',
      priority: 3,
      isOptional: true,
      filter: true,
    },
    overdue: { title: 'marketplace:approval.filter.overdue', filter: true },
    reported: { title: 'filter.reported', filter: { isPinned: true } },
    verified: { title: 'filter.verified', filter: true },
    lang: {
      title: 'filter.lang',
      messages: 'lang',
      filter: true,
    },
  },
)

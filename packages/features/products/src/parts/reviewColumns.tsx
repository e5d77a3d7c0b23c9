import { ago, choice, choices, count, type IndexColumn, text } from '@console/templates'
import type { ReviewRow } from '@console/domain/review'

/** As much of a review as a list has room for: the link to it is named by no more than that. */
function firstLines(body: string): string {
  return body.length <= 140 ? body : `${body.slice(0, 139)}…`
}

/** The columns of the list of reviews. */
export const reviewColumns = {
  review: {
    id: 'review',
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
    id: 'rating',
    title: 'column.rating',
    width: 84,
    align: 'end',
    priority: 1,
    sort: 'rating',
    text: ({ rating }, { t, formats }) => t('rating.of', { number: formats.number(rating) }),
    csv: [{ value: ({ rating }) => rating }],
  },
  product: text({
    id: 'product',
    title: 'column.product',
    width: 200,
    priority: 2,
    of: ({ product }) => product.label,
  }),
  business: text({
    id: 'business',
    title: 'column.business',
    width: 168,
    priority: 3,
    sort: 'business',
    of: ({ business }) => business.label,
  }),
  author: {
    id: 'author',
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
  reports: count({
    id: 'reports',
    title: 'column.reports',
    width: 92,
    priority: 2,
    sort: 'reports',
    of: ({ reports }) => reports,
  }),
  signals: choices({
    id: 'signals',
    title: 'column.signals',
    priority: 2,
    of: ({ signals }) => signals,
    word: (signal) => `signal.${signal}`,
  }),
  submitted: ago({
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    priority: 3,
    sort: 'submittedAt',
    of: ({ submittedAt }) => submittedAt,
  }),
  status: choice({
    id: 'status',
    title: 'templates:approval.column.status',
    priority: 3,
    isOptional: true,
    of: ({ status }) => status,
    word: (status) => `reviewStatus.${status}`,
  }),
} as const satisfies Record<string, IndexColumn<ReviewRow>>

import type { IndexColumn } from '@console/templates'
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
  product: {
    id: 'product',
    title: 'column.product',
    width: 200,
    priority: 2,
    text: ({ product }) => product.label,
  },
  business: {
    id: 'business',
    title: 'column.business',
    width: 168,
    priority: 3,
    sort: 'business',
    text: ({ business }) => business.label,
  },
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
  reports: {
    id: 'reports',
    title: 'column.reports',
    width: 92,
    align: 'end',
    priority: 2,
    sort: 'reports',
    text: ({ reports }, { formats }) => formats.number(reports),
    csv: [{ value: ({ reports }) => reports }],
  },
  signals: {
    id: 'signals',
    title: 'column.signals',
    width: 144,
    priority: 2,
    text: ({ signals }, { formats, t }) =>
      formats.list(signals.map((signal) => t(`signal.${signal}`))) || '–',
    csv: [{ code: ({ signals }) => signals }],
  },
  submitted: {
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    width: 124,
    priority: 3,
    sort: 'submittedAt',
    text: ({ submittedAt }, { formats, now }) => formats.ago(new Date(submittedAt), now),
    csv: [{ value: ({ submittedAt }) => submittedAt }],
  },
  status: {
    id: 'status',
    title: 'templates:approval.column.status',
    width: 116,
    priority: 3,
    isOptional: true,
    text: ({ status }, { t }) => t(`reviewStatus.${status}`),
    csv: [{ code: ({ status }) => status }],
  },
} as const satisfies Record<string, IndexColumn<ReviewRow>>

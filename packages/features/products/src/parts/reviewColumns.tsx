import type { IndexColumn } from '@console/templates'
import type { ReviewRow } from '../contract'

/** The columns of the list of reviews. */
export const reviewColumns = {
  review: {
    id: 'review',
    title: 'column.review',
    width: 300,
    priority: 1,
    text: ({ title, excerpt }) => (title === null ? excerpt : `${title}: ${excerpt}`),
    cell: ({ title, excerpt }) => (
      <span data-cell="lines">
        <bdi>{title ?? excerpt}</bdi>
        {title === null ? null : <bdi data-cell="minor">{excerpt}</bdi>}
      </span>
    ),
  },
  rating: {
    id: 'rating',
    title: 'column.rating',
    width: 84,
    align: 'end',
    priority: 1,
    sort: 'rating',
    text: ({ rating }, { t, formats }) => t('rating.of', { number: formats.number(rating) }),
    csv: ({ rating }) => rating,
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
    csv: ({ author }) => author.name,
  },
  reports: {
    id: 'reports',
    title: 'column.reports',
    width: 92,
    align: 'end',
    priority: 2,
    sort: 'reports',
    text: ({ reports }, { formats }) => formats.number(reports),
    csv: ({ reports }) => reports,
  },
  signals: {
    id: 'signals',
    title: 'column.signals',
    width: 144,
    priority: 2,
    text: ({ signals }, { formats, t }) =>
      signals.map((signal) => t(`signal.${signal}`)).join(formats.separator) || '–',
    csv: ({ signals }) => signals.join(' '),
  },
  submitted: {
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    width: 124,
    priority: 3,
    sort: 'submittedAt',
    text: ({ submittedAt }, { formats, now }) => formats.ago(new Date(submittedAt), now),
    csv: ({ submittedAt }) => submittedAt,
  },
  status: {
    id: 'status',
    title: 'templates:approval.column.status',
    width: 116,
    priority: 3,
    isOptional: true,
    text: ({ status }, { t }) => t(`reviewStatus.${status}`),
    csv: ({ status }) => status,
  },
} as const satisfies Record<string, IndexColumn<ReviewRow>>

import { defineList } from '@console/list'
import { type ReviewRow, reviewsResource } from '@console/domain/review'
import { toProduct } from '@console/domain/product'
import { reviewColumns, reviewFilters } from './review/reviewListParts'

/** /products-review (specification 2): reviews by buyers that need a decision. */
export const reviews = defineList<ReviewRow>()({
  id: 'products-review',
  namespace: 'products',
  title: 'reviews.title',
  resource: reviewsResource,
  fixed: { waiting: 'true' },
  sort: '-reports,submittedAt',
  columns: [
    reviewColumns.body,
    reviewColumns.rating,
    reviewColumns.signals,
    reviewColumns.reports,
    reviewColumns.product,
    reviewColumns.author,
    reviewColumns.business,
    reviewColumns.submittedAt,
    reviewColumns.status,
  ],
  filters: [
    reviewFilters.rating,
    reviewFilters.signals,
    reviewFilters.overdue,
    reviewFilters.reported,
    reviewFilters.verified,
    reviewFilters.lang,
    reviewFilters.status,
    reviewFilters.submittedAt,
  ],
  views: [
    { id: 'waiting', title: 'view.toModerate', query: {} },
    { id: 'reported', title: 'filter.reported', query: { reported: 'true' } },
    {
      id: 'published',
      title: 'reviewStatus.published',
      query: { waiting: [], status: 'published', sort: '-submittedAt' },
    },
    {
      id: 'hidden',
      title: 'reviewStatus.hidden',
      query: { waiting: [], status: 'hidden', sort: '-submittedAt' },
    },
    {
      id: 'rejected',
      title: 'reviewStatus.rejected',
      query: { waiting: [], status: 'rejected', sort: '-submittedAt' },
    },
  ],
  rowActions: ['publish', 'reject', 'hide', 'mask'],
  bulkActions: ['publish', 'reject', 'hide'],
  preview: () => import('./review/ReviewPreview').then((m) => m.ReviewPreview),
  // The specification has no screen for a review, but for its product.
  recordPath: ({ product }) => toProduct(product.token),
  recordTitle: 'link.product',
  empty: { text: 'reviews.empty' },
})

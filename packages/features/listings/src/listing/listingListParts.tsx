import { nameOfRef } from '@console/core/contracts'
import type { Submitted } from '@console/core/resources'
import { businessesResource } from '@console/domain/business'
import {
  listingApproval,
  listingFields,
  type ListingRow,
  visibilityWorkflow,
} from '@console/domain/listing'
import { listingPlansResource } from '@console/domain/listing-plan'
import { type CellContext, chipCell, listParts, nameCell, pathCell } from '@console/list'

type Listing = Submitted<ListingRow>

/** Columns and filters of the list of listings. */
export const { columns: listingColumns, filters: listingFilters } = listParts<Listing>()(
  listingFields,
  {
    title: {
      title: 'column.listing',
      width: 280,
      // Most begin with the name of their business: the distinguishing part comes after it.
      min: 232,
      priority: 1,
      cell: ({ photo, title, listingNo, live }, { t }) =>
        nameCell(
          photo,
          title,
          live?.title === undefined
            ? listingNo
            : `${listingNo} · ${t('submitted.was', { value: live.title })}`,
        ),
      csv: [
        { value: ({ title }) => title },
        { title: 'column.listingNo', value: ({ listingNo }) => listingNo },
      ],
    },
    business: {
      title: 'column.business',
      width: 180,
      // Most titles begin with it.
      priority: 3,
      filter: { resource: businessesResource },
    },
    category: {
      title: 'column.category',
      width: 200,
      priority: 3,
      text: categoryPath,
      cell: (row, context) => {
        const path = pathCell(namesOf(row, context))
        if (row.hiddenBy !== 'category_inactive') return path
        return (
          <span data-cell="lines">
            {path}
            {chipCell(context.t('category.inactive'), 'warning')}
          </span>
        )
      },
      csv: [
        { value: ({ category }, { formats }) => formats.text(nameOfRef(category)) },
        {
          title: 'field.subcategory',
          value: ({ subcategory }, { formats }) => formats.text(nameOfRef(subcategory)),
        },
      ],
      filter: { isPinned: true },
    },
    subcategory: { title: 'field.subcategory', filter: true },
    plan: {
      title: 'column.plan',
      width: 116,
      priority: 3,
      filter: { resource: listingPlansResource, isPinned: true },
    },
    expiresAt: {
      title: 'column.expires',
      width: 132,
      priority: 2,
      text: (row, context) => expiryText(row, context),
      cell: (row, context) => {
        const text = expiryText(row, context)
        return isEnding(row, context.now) ? chipCell(text, 'warning') : text
      },
      csv: [{ value: ({ expiresAt }) => expiresAt }],
      filter: true,
    },
    views30d: { title: 'column.views30d', width: 104, priority: 3 },
    leads30d: { title: 'column.leads30d', width: 104, priority: 3 },
    visibility: {
      title: 'column.visibility',
      messages: 'listing:status',
      statuses: visibilityWorkflow.statuses,
      width: 132,
      priority: 1,
      filter: { isPinned: true },
    },
    approvalStatus: {
      title: 'marketplace:approval.column.status',
      messages: 'approval:status',
      statuses: listingApproval.statuses,
      width: 148,
      priority: 1,
      filter: { isPinned: true },
    },
    featuredUntil: { title: 'column.featuredUntil', priority: 3, isOptional: true },
    county: {
      title: 'column.county',
      width: 132,
      priority: 3,
      isOptional: true,
      filter: { isPinned: true },
    },
    phones: { title: 'column.phones', width: 168, priority: 3, isOptional: true },
    photos: {
      title: 'column.photos',
      width: 108,
      align: 'end',
      priority: 3,
      isOptional: true,
      text: ({ photoCount, photoLimit }, { t, formats }) =>
        t('photos.of', { used: formats.number(photoCount), limit: formats.number(photoLimit) }),
      csv: [
        { value: ({ photoCount }) => photoCount },
        { title: 'column.photoLimit', value: ({ photoLimit }) => photoLimit },
      ],
    },
    noPhoto: { title: 'filter.noPhoto', filter: true },
    expiring: { title: 'filter.expiring', filter: true },
    featured: { title: 'filter.featured', filter: true },
  },
)

function namesOf({ category, subcategory }: Listing, { formats }: Pick<CellContext, 'formats'>) {
  return [category, subcategory].map((each) => formats.text(nameOfRef(each)))
}

function categoryPath(row: Listing, context: Pick<CellContext, 'formats'>): string {
  return namesOf(row, context).map(context.formats.isolate).join(' › ')
}

/** Time in milliseconds before the end of a plan from which the remaining time is shown. */
const soon = 14 * 86_400_000

function isEnding({ visibility, expiresAt }: Listing, now: Date): boolean {
  if (visibility !== 'published' || expiresAt === null) return false
  return Date.parse(expiresAt) - now.getTime() < soon
}

function expiryText(row: Listing, { formats, now }: CellContext): string {
  if (row.expiresAt === null) return '–'
  const at = new Date(row.expiresAt)
  return isEnding(row, now) ? formats.until(at, now) : formats.date(at)
}

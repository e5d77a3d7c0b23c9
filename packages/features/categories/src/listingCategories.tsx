import type { CategoryValues } from '@console/domain/category'
import {
  listingCategories as structure,
  type ListingCategory,
  toListingCategory,
} from '@console/domain/listing-category'
import { defineStructure } from '@console/structure'
import { categoryEditor } from './tree/categoryEditor'
import { CategoryIcon } from './category/CategoryIcon'
import { hidingQuestion, transitionsOf, historyMessages } from './tree/categoryActions'
import { nodeNote } from './tree/nodeNote'
import { DirectoryHome } from './previews/DirectoryHome'

/** /listing/categories (specification 2): categories and subcategories of the directory. */
export const listingCategories = defineStructure<ListingCategory, CategoryValues>()({
  namespace: 'categories',
  title: 'listing.title',
  structure,
  nameOf: ({ name }) => name,
  iconOf: ({ icon, parentId }) => (parentId === null ? <CategoryIcon icon={icon} /> : null),
  note: nodeNote<ListingCategory>(({ listingCount }) => listingCount),
  recordsOf: ({ listingCount }) => listingCount,
  isMuted: ({ isActive }) => !isActive,
  Editor: categoryEditor<ListingCategory>(DirectoryHome, {
    name: { en: '' },
    slug: '',
    icon: 'package',
    isActive: true,
    listingCount: 0,
  }),
  transitions: transitionsOf,
  question: hidingQuestion<ListingCategory>('listing.records', ({ listingCount }) => listingCount),
  detailsOf: (node) => ({ title: 'details.open', to: toListingCategory(node) }),
  messages: {
    tree: 'listing.title',
    create: 'categories.create',
    createBelow: 'categories.createBelow',
    records: 'listing.records',
    children: 'subcategories',
    empty: 'categories.empty',
    choose: 'categories.choose',
    ...historyMessages,
  },
})

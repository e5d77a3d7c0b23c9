import {
  categories as structure,
  type Category,
  type CategoryValues,
} from '@console/domain/category'
import { toCategoryInputs } from '@console/domain/input'
import { defineStructure } from '@console/structure'
import { categoryEditor } from './tree/categoryEditor'
import { CategoryIcon } from './category/CategoryIcon'
import { hidingQuestion, transitionsOf, historyMessages } from './tree/categoryActions'
import { nodeNote } from './tree/nodeNote'
import { ShopNavigation } from './previews/ShopNavigation'

/** /categories (specification 2): categories of products, services and pharmacies. */
export const categories = defineStructure<Category, CategoryValues>()({
  namespace: 'categories',
  title: 'categories.title',
  structure,
  scopes: { product: 'kind.product', service: 'kind.service', afya: 'kind.afya' },
  nameOf: ({ name }) => name,
  iconOf: ({ icon, parentId }) => (parentId === null ? <CategoryIcon icon={icon} /> : null),
  note: nodeNote<Category>(({ productCount }) => productCount),
  recordsOf: ({ productCount }) => productCount,
  isMuted: ({ isActive }) => !isActive,
  Editor: categoryEditor<Category>(ShopNavigation, {
    name: { en: '' },
    slug: '',
    icon: 'package',
    isActive: true,
    productCount: 0,
  }),
  transitions: transitionsOf,
  question: hidingQuestion<Category>('categories.records', ({ productCount }) => productCount),
  detailsOf: ({ nodeId }, kind) => ({
    title: 'details.inputs',
    to: toCategoryInputs(nodeId, kind),
  }),
  messages: {
    tree: 'categories.title',
    create: 'categories.create',
    createBelow: 'categories.createBelow',
    records: 'categories.records',
    children: 'subcategories',
    empty: 'categories.empty',
    choose: 'categories.choose',
    ...historyMessages,
  },
})

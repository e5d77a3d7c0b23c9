import { text } from '@console/core/contracts'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { namesSchema, slugSchema } from './names'
import { categoryCapabilities } from './capabilities'

/** Icons of categories: names of Lucide icons, in the order of the picker. */
export const categoryIcons = [
  'package',
  'utensils',
  'hammer',
  'zap',
  'house',
  'shirt',
  'book-open',
  'smartphone',
  'sprout',
  'car',
  'heart-pulse',
  'toy-brick',
  'dumbbell',
  'palette',
  'wrench',
  'pill',
  'stethoscope',
  'baby',
  'droplets',
  'store',
  'coffee',
  'truck',
  'bed',
  'graduation-cap',
] as const

export type CategoryIcon = (typeof categoryIcons)[number]

/** Trees of categories, the default first. */
export const categoryKinds = ['product', 'service', 'afya'] as const

export type CategoryKind = (typeof categoryKinds)[number]

/** A category of what is sold. */
export const category = z.extend(structureNode, {
  name: text,
  /** Part of its address: `flour-grains`. */
  slug: z.string(),
  /** Name of its icon; a newer server may send one that is unknown here. */
  icon: z.string(),
  /** In an inactive category nothing new is sold, and shoppers do not see it. */
  isActive: z.boolean(),
  /** Number of products, or services, directly in it. */
  productCount: z.int().check(z.nonnegative()),
})

export type Category = z.infer<typeof category>

/** Editable fields of a category. */
export const categoryValues = z.object({
  name: namesSchema,
  slug: slugSchema,
  icon: z.enum(categoryIcons),
})

export type CategoryValues = z.infer<typeof categoryValues>

/** The three trees of categories, at most three levels deep. */
export const categories: Structure<Category, CategoryValues> = {
  id: 'categories',
  base: 'business',
  path: '/categories',
  node: category,
  values: categoryValues,
  depth: 3,
  scope: { parameter: 'kind', values: categoryKinds },
  transitions: ['activate', 'deactivate'],
  edit: categoryCapabilities.edit,
}

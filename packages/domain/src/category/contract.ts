import { text } from '@console/core/contracts'
import { type Structure, structureNode } from '@console/core/structures'
import * as z from 'zod/mini'
import { namesSchema, slugSchema } from './names'
import { categoryCapabilities } from './capabilities'
import { categoryIcons } from './icons'

/** Whose categories there are: each kind has a tree of its own, the usual one first. */
export const categoryKinds = ['product', 'service', 'afya'] as const

/** Whose category one is. */
export type CategoryKind = (typeof categoryKinds)[number]

/** A category of what is sold. */
export const category = z.extend(structureNode, {
  name: text,
  /** What stands in its address: `flour-grains`. */
  slug: z.string(),
  /** What its picture shows; of a newer server one that is not known here, too. */
  icon: z.string(),
  /** In one that is not, nothing new is sold, and shoppers do not see it. */
  isActive: z.boolean(),
  /** Products, or services, that stand right in it. */
  productCount: z.int().check(z.nonnegative()),
})

/** A category of what is sold. */
export type Category = z.infer<typeof category>

/** What is written of a category. */
export const categoryValues = z.object({
  name: namesSchema,
  slug: slugSchema,
  icon: z.enum(categoryIcons),
})

/** What is written of a category. */
export type CategoryValues = z.infer<typeof categoryValues>

/** The three trees of categories, three deep at most. */
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

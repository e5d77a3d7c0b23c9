import type { Category, CategoryKind } from '@console/domain/category'
import { once } from '../../random/once'
import { plain } from '../shared/parties'
import { goodsTree } from './goods'
import { afyaTree, servicesTree } from './others'
import { type CategorySeed, readTree } from './readTree'

/** A stored category: without its position and its counts. */
export type StoredCategory = Omit<Category, 'parentId' | 'productCount'> & { kind: CategoryKind }

/** Categories that accept nothing new. */
const closed: readonly string[] = ['energy-cooking.fuel.charcoal', 'crafts-gifts.cards']

/** All categories: 14 › 90 › 300 of products, and those of services and of pharmacies. */
export const categorySeeds = once((): CategorySeed[] => [
  ...readTree('product', goodsTree),
  ...readTree('service', servicesTree),
  ...readTree('afya', afyaTree),
])

/** Content of each category. */
export const categoryRows = once((): StoredCategory[] =>
  categorySeeds().map(({ nodeId, scope, name, icon }) => ({
    nodeId,
    version: 1,
    kind: scope,
    name,
    slug: plain(name.en),
    icon,
    isActive: !closed.includes(nodeId),
  })),
)

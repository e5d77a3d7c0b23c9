import type { Category, CategoryKind } from '@console/domain/category'
import { once } from '../../draws/once'
import { plain } from '../shared/parties'
import { goodsTree } from './goods'
import { afyaTree, servicesTree } from './others'
import { type CategorySeed, readTree } from './readTree'

/** A category, as the store keeps it: beside where it stands, and without what is counted. */
export type StoredCategory = Omit<Category, 'parentId' | 'productCount'> & { kind: CategoryKind }

/** What nothing new is sold in any more. */
const closed: readonly string[] = ['energy-cooking.fuel.charcoal', 'crafts-gifts.cards']

/** All categories: 14 › 90 › 300 of products, and those of services and of pharmacies. */
export const categorySeeds = once((): CategorySeed[] => [
  ...readTree('product', goodsTree),
  ...readTree('service', servicesTree),
  ...readTree('afya', afyaTree),
])

/** What each of them holds. */
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

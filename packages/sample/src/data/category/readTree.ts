import type { Text } from '@console/core/contracts'
import type { CategoryKind } from '@console/domain/category'
import { plain } from '../shared/parties'

/**
 * An outermost category: its icon, its names in English, Turkish and Arabic, and those below it: `Name|tr|ar: below,
 * below`.
 */
export type TreeText = readonly [
  icon: string,
  en: string,
  tr: string,
  ar: string,
  below: readonly string[],
]

/** A category of the seed. */
export interface CategorySeed {
  nodeId: string
  parentId: string | null
  scope: CategoryKind
  name: Text
  icon: string
}

/** Parses the categories from a tree of texts, siblings in their order. */
export function readTree(scope: CategoryKind, trees: readonly TreeText[]): CategorySeed[] {
  return trees.flatMap(([icon, en, tr, ar, below]) => {
    const nodeId = plain(en)
    const first = { nodeId, parentId: null, scope, name: { en, tr, ar }, icon }
    return [first, ...below.flatMap((line) => readBranch(first, line))]
  })
}

function readBranch(above: CategorySeed, line: string): CategorySeed[] {
  const [names = '', deepest = ''] = line.split(': ')
  const [en = '', tr = '', ar = ''] = names.split('|')
  const { scope, icon } = above
  const nodeId = `${above.nodeId}.${plain(en)}`
  const own = { nodeId, parentId: above.nodeId, scope, name: { en, tr, ar }, icon }
  const leaves = deepest.split(', ').map((name) => ({
    nodeId: `${nodeId}.${plain(name)}`,
    parentId: nodeId,
    scope,
    name: { en: name },
    icon,
  }))
  return [own, ...leaves]
}

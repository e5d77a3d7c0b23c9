import type { Text } from '@console/core/contracts'
import { branchOf, type StructureNode } from '@console/core/structures'
import { missingIn } from '@console/domain/category'
import type { FormatContext } from '@console/structure'
import { Languages } from 'lucide-react'

/** Note at the end of a category's row: languages without a name, and the number of records in it and below. */
export function nodeNote<Node extends StructureNode & { name: Text }>(
  countOf: (node: Node) => number,
) {
  return (node: Node, nodes: readonly Node[], { t, formats }: FormatContext) => {
    const missing = missingIn(node.name)
    const count = branchOf(nodes, node.nodeId).reduce((sum, each) => sum + countOf(each), 0)
    const text = t('missing', {
      languages: formats.list(missing.map((id) => t(`language.${id}`))),
    })
    return (
      <>
        {missing.length > 0 ? (
          <span role="img" aria-label={text} title={text}>
            <Languages size={14} aria-hidden />
          </span>
        ) : null}
        {count > 0 ? formats.number(count) : null}
      </>
    )
  }
}

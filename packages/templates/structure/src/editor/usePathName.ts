import { pathTo, type StructureNode } from '@console/core/structures'
import { useNameOf, useOpenStructure } from '../openStructure'

/** How a node is called where it stands among all others: with what it stands in before it. */
export function usePathName() {
  const { read } = useOpenStructure()
  const nameOf = useNameOf()
  return ({ nodeId }: StructureNode) => pathTo(read.nodes, nodeId).map(nameOf).join(' › ')
}

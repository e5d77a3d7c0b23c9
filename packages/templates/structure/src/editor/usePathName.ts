import { pathTo, type StructureNode } from '@console/core/structures'
import { useNameOf, useOpenStructure } from '../state/openStructure'

/** Returns a function that names a node with its parents. */
export function usePathName() {
  const { read } = useOpenStructure()
  const nameOf = useNameOf()
  return ({ nodeId }: StructureNode) => pathTo(read.nodes, nodeId).map(nameOf).join(' › ')
}

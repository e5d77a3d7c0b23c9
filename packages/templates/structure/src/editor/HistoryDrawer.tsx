import type { StructureNode } from '@console/core/structures'
import { Drawer } from '@console/ui'
import { useNameOf, useOpenStructure } from '../openStructure'
import { NodeHistory } from './NodeHistory'

interface HistoryDrawerProps {
  node: StructureNode
  isOpen: boolean
  onClose: () => void
}

/** History of the open node, beside it. */
export function HistoryDrawer({ node, isOpen, onClose }: HistoryDrawerProps) {
  const { say } = useOpenStructure().reading
  const nameOf = useNameOf()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={say('structure:history.of', { name: nameOf(node) })}
      closeLabel={say('structure:close')}
    >
      <NodeHistory nodeId={node.nodeId} />
    </Drawer>
  )
}

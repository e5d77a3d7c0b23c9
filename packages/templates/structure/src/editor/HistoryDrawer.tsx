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
  const { translate } = useOpenStructure().reading
  const nameOf = useNameOf()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={translate('structure:history.of', { name: nameOf(node) })}
      closeLabel={translate('structure:close')}
    >
      <NodeHistory nodeId={node.nodeId} />
    </Drawer>
  )
}

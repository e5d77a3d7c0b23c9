import { canStandIn, childrenOf, type Move, type StructureNode } from '@console/core/structures'
import { Button, Dialog, Select, Stack } from '@console/ui'
import { useState } from 'react'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import type { Moves } from '../tree/useMoves'
import { usePathName } from './usePathName'

interface MoveDialogProps {
  node: StructureNode
  moves: Moves
  isOpen: boolean
  onClose: () => void
}

/** Value that is no node's id: the root, and the first position. */
const first = '/'

/** Moves a node without dragging: its parent, and the sibling before it. */
export function MoveDialog({ node, moves, isOpen, onClose }: MoveDialogProps) {
  const { reading } = useOpenStructure()
  const nameOf = useNameOf()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={reading.translate('structure:move.title', { name: nameOf(node) })}
      closeLabel={reading.translate('structure:close')}
    >
      <Choice key={String(isOpen)} {...{ node, moves, onClose }} />
    </Dialog>
  )
}

function Choice({ node, moves, onClose }: Omit<MoveDialogProps, 'isOpen'>) {
  const { config, read, reading } = useOpenStructure()
  const { nodes } = read
  const { depth } = config.structure
  const { translate } = reading
  const nameOf = useNameOf()
  const pathName = usePathName()
  const [parent, setParent] = useState(node.parentId ?? first)
  const parentId = parent === first ? null : parent
  const beside = childrenOf(nodes, parentId).filter(({ nodeId }) => nodeId !== node.nodeId)
  const [behind, setBehind] = useState(() => {
    const all = childrenOf(nodes, node.parentId).map(({ nodeId }) => nodeId)
    return all[all.indexOf(node.nodeId) - 1] ?? first
  })
  const parents = nodes.filter(({ nodeId }) => canStandIn(nodes, depth, node.nodeId, nodeId))

  function put() {
    const order = beside.map(({ nodeId }) => nodeId)
    order.splice(behind === first ? 0 : order.indexOf(behind) + 1, 0, node.nodeId)
    moves.put({ nodeId: node.nodeId, parentId, order } satisfies Move)
    onClose()
  }

  return (
    <Stack>
      {depth > 1 ? (
        <Select
          label={translate('structure:move.into')}
          options={[
            { id: first, label: translate('structure:move.top') },
            ...parents.map((each) => ({ id: each.nodeId, label: pathName(each) })),
          ]}
          value={parent}
          onChange={(id) => {
            setParent(id)
            const last = childrenOf(nodes, id === first ? null : id)
              .filter(({ nodeId }) => nodeId !== node.nodeId)
              .at(-1)
            setBehind(last?.nodeId ?? first)
          }}
        />
      ) : null}
      <Select
        label={translate('structure:move.behind')}
        options={[
          { id: first, label: translate('structure:move.first') },
          ...beside.map((each) => ({ id: each.nodeId, label: nameOf(each) })),
        ]}
        value={behind}
        onChange={setBehind}
      />
      <Stack direction="row" justify="end" gap={2}>
        <Button onPress={onClose}>{translate('structure:close')}</Button>
        <Button variant="primary" onPress={put}>
          {translate('structure:move.do')}
        </Button>
      </Stack>
    </Stack>
  )
}

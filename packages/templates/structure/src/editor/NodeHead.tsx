import { pathTo, type StructureNode } from '@console/core/structures'
import {
  IconButton,
  Heading,
  Link,
  Menu,
  MenuItem,
  prepareDialog,
  prepareDrawer,
  Stack,
  Text,
  theme,
  Drawer,
} from '@console/ui'
import { CornerDownRight, Ellipsis, GitMerge, History, MoveVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import type { Moves } from '../tree/useMoves'
import { DeleteDialog } from './DeleteDialog'
import { MoveDialog } from './MoveDialog'
import { NodeTransitions } from './NodeTransitions'
import { NodeHistory } from './NodeHistory'

/** Open dialog of a node. */
type Dialog = 'move' | 'merge' | 'delete' | 'history' | null

/** Name of the open node, its parents, and its actions. */
export function NodeHead({ node, moves }: { node: StructureNode | null; moves: Moves }) {
  const { config, read, way, isGone, reading } = useOpenStructure()
  const nameOf = useNameOf()
  const within = node ? node.parentId : (way.address.newIn ?? null)
  const path = within === null ? [] : pathTo(read.nodes, within)
  return (
    <Stack gap={1}>
      {path.length > 0 ? (
        <Text size="sm" tone="muted">
          {path.map(nameOf).join(' › ')}
        </Text>
      ) : null}
      <Head>
        <Heading level={2} size="lg">
          {node ? <bdi>{nameOf(node)}</bdi> : reading.t(titleOfNew(config.messages, within))}
        </Heading>
        {node && !isGone ? <NodeActions key={node.nodeId} {...{ node, moves }} /> : null}
      </Head>
    </Stack>
  )
}

function titleOfNew(messages: { create: string; createBelow?: string }, within: string | null) {
  return within === null ? messages.create : (messages.createBelow ?? messages.create)
}

function NodeActions({ node, moves }: { node: StructureNode; moves: Moves }) {
  const { config, read, way, canEdit, reading } = useOpenStructure()
  const { structure, messages } = config
  const { translate, t } = reading
  const [dialog, setDialog] = useState<Dialog>(null)
  const details = config.detailsOf?.(node, way.address.scope)
  const canHold = pathTo(read.nodes, node.nodeId).length < structure.depth
  const close = () => setDialog(null)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {details ? <Link href={details.to}>{t(details.title)}</Link> : null}
      <NodeTransitions node={node} />
      <Menu
        placement="bottom end"
        onOpenChange={() => {
          void prepareDialog()
          void prepareDrawer()
        }}
        trigger={
          <IconButton label={translate('structure:more')}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {canEdit && canHold && messages.createBelow ? (
          <MenuItem
            icon={<CornerDownRight data-mirrored />}
            onAction={() => way.go({ newIn: node.nodeId })}
          >
            {t(messages.createBelow)}
          </MenuItem>
        ) : null}
        {canEdit ? (
          <MenuItem icon={<MoveVertical />} onAction={() => setDialog('move')}>
            {translate('structure:move')}
          </MenuItem>
        ) : null}
        {canEdit && messages.records ? (
          <MenuItem icon={<GitMerge />} onAction={() => setDialog('merge')}>
            {translate('structure:merge')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<History />} onAction={() => setDialog('history')}>
          {translate('structure:history')}
        </MenuItem>
        {canEdit ? (
          <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setDialog('delete')}>
            {translate('structure:delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {canEdit ? (
        <>
          <MoveDialog isOpen={dialog === 'move'} {...{ node, moves }} onClose={close} />
          <DeleteDialog
            isOpen={dialog === 'delete' || dialog === 'merge'}
            isMerge={dialog === 'merge'}
            node={node}
            onClose={close}
          />
        </>
      ) : null}
      <HistoryDrawer isOpen={dialog === 'history'} node={node} onClose={close} />
    </Stack>
  )
}

interface HistoryDrawerProps {
  node: StructureNode
  isOpen: boolean
  onClose: () => void
}

/** History of the open node, beside it. */
function HistoryDrawer({ node, isOpen, onClose }: HistoryDrawerProps) {
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

import {
  branchOf,
  deleteNode,
  type Holdings,
  holdingsOf,
  moveContent,
  pathTo,
  type StructureNode,
} from '@console/core/structures'
import { Button, Dialog, Select, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import { useNodeWrite } from './useNodeWrite'
import { usePathName } from './usePathName'

interface DeleteDialogProps {
  node: StructureNode
  /** The content is moved to another node in any case. */
  isMerge: boolean
  isOpen: boolean
  onClose: () => void
}

/** Confirms the deletion of a node. Its content is named at once if it is known, otherwise after the server refuses, and is moved first. */
export function DeleteDialog({ isOpen, isMerge, ...props }: DeleteDialogProps) {
  const { reading } = useOpenStructure()
  const name = useNameOf()(props.node)
  const [asked, setAsked] = useState(isMerge)
  if (isOpen && asked !== isMerge) setAsked(isMerge)
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={props.onClose}
      title={reading.translate(asked ? 'structure:merge.title' : 'structure:delete.title', {
        name,
      })}
      closeLabel={reading.translate('structure:close')}
    >
      <Question key={String(isOpen)} {...props} isMerge={asked} />
    </Dialog>
  )
}

function Question({ node, isMerge, onClose }: Omit<DeleteDialogProps, 'isOpen'>) {
  const { config, way, deleted, reading } = useOpenStructure()
  const { translate } = reading
  const { run, isBusy } = useNodeWrite()
  /** Content that the server found. */
  const [holds, setHolds] = useState<Holdings | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const what = useContents(node, holds)
  const isInUse = holds !== null || what !== null
  const isAsked = isInUse || isMerge

  async function go() {
    const emptied =
      target === null
        ? null
        : await run((send, key) => moveContent(send, config.structure, node, target, key))
    if (target !== null && emptied === null) return
    const now = emptied?.structure.nodes.find(({ nodeId }) => nodeId === node.nodeId) ?? node
    deleted.add(node.nodeId)
    const done = await run(
      (send, key) => deleteNode(send, config.structure, now, key),
      (error) => {
        const found = holdingsOf(error)
        if (found) setHolds(found)
        return found !== null
      },
    )
    if (done === null) {
      deleted.delete(node.nodeId)
      return
    }
    onClose()
    const next = target ?? node.parentId
    way.replace(next === null ? null : { selected: next })
  }

  return (
    <Stack>
      {isMerge ? <Text as="p">{translate('structure:merge.hint')}</Text> : null}
      {what !== null ? (
        <Text as="p">
          {translate(isMerge ? 'structure:merge.holds' : 'structure:delete.inUse', { what })}
        </Text>
      ) : isAsked ? null : (
        <Text as="p">{translate('structure:delete.hint')}</Text>
      )}
      {isAsked ? <Target {...{ node, target }} onChange={setTarget} /> : null}
      <Stack direction="row" justify="end" gap={2}>
        <Button onPress={onClose}>{translate('structure:close')}</Button>
        <Button
          variant="danger"
          isPending={isBusy}
          pendingLabel={translate('structure:working')}
          isUnavailable={isAsked && target === null}
          onPress={() => void go()}
        >
          {translate(isAsked ? 'structure:delete.move' : 'structure:delete')}
        </Button>
      </Stack>
    </Stack>
  )
}

/**
 * Contents of a node and its branch, as a list: “711 products and 9 subcategories”; null if empty.
 * @param holds the server's counts for the node alone; null before a refusal
 */
function useContents(node: StructureNode, holds: Holdings | null): string | null {
  const { config, read, reading } = useOpenStructure()
  const { translate, t, formats } = reading
  const { messages } = config
  const number = (count: number) => ({ count, number: formats.number(count) })
  const inside = new Set(branchOf(read.nodes, node.nodeId).map(({ nodeId }) => nodeId))
  const nodes = read.nodes.filter(({ nodeId }) => inside.has(nodeId))
  const counted = nodes.reduce((sum, each) => sum + (config.recordsOf?.(each) ?? 0), 0)
  const records = Math.max(counted, holds?.records ?? 0)
  const children = Math.max(nodes.length - 1, holds?.children ?? 0)
  const below = messages.children
    ? t(messages.children, number(children))
    : translate('structure:children', number(children))
  const what = [
    ...(records > 0 && messages.records ? [t(messages.records, number(records))] : []),
    ...(children > 0 ? [below] : []),
  ]
  return what.length === 0 ? null : formats.list(what)
}

/** Choice of the node that takes over the contents. */
function Target({
  node,
  target,
  onChange,
}: {
  node: StructureNode
  target: string | null
  onChange: (target: string) => void
}) {
  const { config, read, reading } = useOpenStructure()
  const { nodes } = read
  const pathName = usePathName()
  const isMuted = (id: string) => pathTo(nodes, id).some((each) => config.isMuted?.(each))
  const level = pathTo(nodes, node.nodeId).length
  // Only nodes of the same level can hold the same contents.
  const targets = nodes.filter(
    ({ nodeId }) => nodeId !== node.nodeId && pathTo(nodes, nodeId).length === level,
  )
  return (
    <Select
      label={reading.translate('structure:delete.target')}
      placeholder={reading.translate('structure:delete.choose')}
      options={targets.map((each) => ({
        id: each.nodeId,
        label: isMuted(each.nodeId)
          ? reading.translate('structure:delete.inactive', { name: pathName(each) })
          : pathName(each),
      }))}
      value={target}
      onChange={onChange}
    />
  )
}

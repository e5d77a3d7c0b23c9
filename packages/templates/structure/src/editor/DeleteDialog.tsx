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
import { useNameOf, useOpenStructure } from '../openStructure'
import { useNodeWrite } from './useNodeWrite'
import { usePathName } from './usePathName'

interface DeleteDialogProps {
  node: StructureNode
  /** Set when its content moves into another node in any case. */
  isMerge: boolean
  isOpen: boolean
  onClose: () => void
}

/** Confirms the deletion of a node. Content is moved first: the dialog shows how much, and asks for the target. */
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
      title={reading.say(asked ? 'structure:merge.title' : 'structure:delete.title', { name })}
      closeLabel={reading.say('structure:close')}
    >
      <Question key={String(isOpen)} {...props} isMerge={asked} />
    </Dialog>
  )
}

function Question({ node, isMerge, onClose }: Omit<DeleteDialogProps, 'isOpen'>) {
  const { config, way, deleted, reading } = useOpenStructure()
  const { say } = reading
  const { run, isBusy } = useNodeWrite()
  /** Content that the server has found in it. */
  const [holds, setHolds] = useState<Holdings | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const isAsked = holds !== null || isMerge

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
      <Text as="p">
        {holds ? (
          <Holding {...{ node, holds }} />
        ) : (
          say(isMerge ? 'structure:merge.hint' : 'structure:delete.hint')
        )}
      </Text>
      {isMerge && !holds ? (
        <Text as="p">
          <Holding {...{ node, holds }} />
        </Text>
      ) : null}
      {isAsked ? <Target {...{ node, target }} onChange={setTarget} /> : null}
      <Stack direction="row" justify="end" gap={2}>
        <Button onPress={onClose}>{say('structure:close')}</Button>
        <Button
          variant="danger"
          isPending={isBusy}
          pendingLabel={say('structure:working')}
          isUnavailable={isAsked && target === null}
          onPress={() => void go()}
        >
          {say(isAsked ? 'structure:delete.move' : 'structure:delete')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Content of the node and its whole branch; `holds` is the server's count for the node alone, null when it was not asked. */
function Holding({ node, holds }: { node: StructureNode; holds: Holdings | null }) {
  const { config, read, reading } = useOpenStructure()
  const { say, t, formats } = reading
  const number = (count: number) => ({ count, number: formats.number(count) })
  const inside = new Set(branchOf(read.nodes, node.nodeId).map(({ nodeId }) => nodeId))
  const nodes = read.nodes.filter(({ nodeId }) => inside.has(nodeId))
  const counted = nodes.reduce((sum, each) => sum + (config.recordsOf?.(each) ?? 0), 0)
  const records = Math.max(counted, holds?.records ?? 0)
  const children = Math.max(nodes.length - 1, holds?.children ?? 0)
  const what = [
    ...(records > 0 && config.words.records ? [t(config.words.records, number(records))] : []),
    ...(children > 0 ? [say('structure:children', number(children))] : []),
  ]
  if (what.length === 0) return null
  return say(holds ? 'structure:delete.inUse' : 'structure:merge.holds', {
    what: formats.list(what),
  })
}

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
  // Nodes that may contain all of it, too.
  const targets = nodes.filter(
    ({ nodeId }) => nodeId !== node.nodeId && pathTo(nodes, nodeId).length === level,
  )
  return (
    <Select
      label={reading.say('structure:delete.target')}
      placeholder={reading.say('structure:delete.choose')}
      options={targets.map((each) => ({
        id: each.nodeId,
        label: isMuted(each.nodeId)
          ? reading.say('structure:delete.inactive', { name: pathName(each) })
          : pathName(each),
      }))}
      value={target}
      onChange={onChange}
    />
  )
}

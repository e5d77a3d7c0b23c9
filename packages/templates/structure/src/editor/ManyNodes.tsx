import {
  type Arranged,
  canStandIn,
  changeState,
  childrenOf,
  moveAgain,
  moveNode,
  type StructureNode,
} from '@console/core/structures'
import { formRefusalText } from '@console/form'
import { Banner, Button, Checkbox, Select, Stack, Text, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import { structureKey } from '../state/structureOptions'
import { useStructureUndo } from '../state/useStructureUndo'
import { usePathName } from './usePathName'
import { useNodeWrite } from './useNodeWrite'
import { useTransition } from './useTransition'

interface ManyNodesProps {
  /** Visible nodes, which can be selected. */
  nodes: readonly StructureNode[]
  marked: readonly string[]
  onMark: (ids: string[]) => void
}

/**
 * Bulk actions on nodes, applied one after the other: the structure's transitions, and moving into another node. Refused nodes
 * stay selected and are reported with the reason. Renders nothing without write access.
 */
export function ManyNodes({ nodes, marked, onMark }: ManyNodesProps) {
  const { config, read, way, canEdit, reading } = useOpenStructure()
  const { structure, transitions } = config
  const { translate, formats } = reading
  const nameOf = useNameOf()
  const pathName = usePathName()
  const { run, isBusy } = useNodeWrite()
  const queries = useQueryClient()
  const { offer } = useStructureUndo(structure)
  const [refused, setRefused] = useState<readonly { name: string; why: string }[]>([])
  const [done, setDone] = useState<number | null>(null)
  const chosen = nodes.filter(({ nodeId }) => marked.includes(nodeId))
  const { press, question } = useTransition(({ transition: { action }, nodes: asked }) =>
    each(asked, (node) => (send, key) => changeState(send, structure, node, action, key)),
  )
  if (!canEdit) return null
  const possibleOf = (node: StructureNode) =>
    (transitions?.(node) ?? []).filter(({ blockedBy }) => blockedBy === undefined)
  const possible = [
    ...new Map(
      chosen.flatMap((node) => possibleOf(node).map((each) => [each.action, each])),
    ).values(),
  ]
  const targets = read.nodes.filter((target) =>
    chosen.every(
      ({ nodeId, parentId }) =>
        parentId !== target.nodeId &&
        canStandIn(read.nodes, structure.depth, nodeId, target.nodeId),
    ),
  )

  /**
   * Applies an action to each node.
   * @returns the nodes for which it succeeded
   */
  async function each(
    asked: readonly StructureNode[],
    write: (node: StructureNode, now: typeof read) => Parameters<typeof run>[0],
  ): Promise<StructureNode[]> {
    let now = read
    const wrong: { nodeId: string; name: string; why: string }[] = []
    for (const node of asked) {
      const { nodeId } = node
      // Each is based on the structure that the previous one has produced.
      const answer = await run(write(node, now), (error) => {
        wrong.push({
          nodeId,
          name: nameOf(node),
          why: formRefusalText(error, translate, formats),
        })
        return true
      })
      now = answer?.structure ?? now
    }
    // Refused nodes have been changed by others: the next attempt uses their current state.
    if (wrong.length > 0)
      await queries.invalidateQueries({ queryKey: structureKey(structure, way.address.scope) })
    setDone(asked.length - wrong.length)
    setRefused(wrong)
    onMark(wrong.map(({ nodeId }) => nodeId))
    const isWrong = new Set(wrong.map(({ nodeId }) => nodeId))
    return asked.filter(({ nodeId }) => !isWrong.has(nodeId))
  }

  /** Moves nodes to the end of another, with an undo that moves each back. */
  async function moveInto(parentId: string) {
    const { scope } = way.address
    const places = chosen.map(({ nodeId, parentId: from }) => ({
      nodeId,
      parentId: from,
      order: childrenOf(read.nodes, from).map((child) => child.nodeId),
    }))
    const done = await each(chosen, ({ nodeId }, now) => (send, key) => {
      const order = childrenOf(now.nodes, parentId).map((child) => child.nodeId)
      const move = { nodeId, parentId, order: [...order, nodeId] }
      return moveNode(send, structure, scope, now.version, move, key)
    })
    if (done.length === 0) return
    const isDone = new Set(done.map(({ nodeId }) => nodeId))
    async function putBack() {
      for (const place of places.filter(({ nodeId }) => isDone.has(nodeId))) {
        const now = queries.getQueryData<Arranged>(structureKey(structure, scope))
        const back = now && moveAgain(now.nodes, structure.depth, place)
        if (back) await run((send, key) => moveNode(send, structure, scope, now.version, back, key))
      }
    }
    offer(() => void putBack()).report({
      title: translate('structure:moved', {
        name: formats.list(done.map(nameOf)),
      }),
    })
  }

  return (
    <Stack gap={2}>
      <Bar>
        <Checkbox
          isSelected={nodes.length > 0 && chosen.length === nodes.length}
          isIndeterminate={chosen.length > 0 && chosen.length < nodes.length}
          onChange={(isOn) => onMark(isOn ? nodes.map(({ nodeId }) => nodeId) : [])}
        >
          {translate('structure:many.marked', {
            count: chosen.length,
            number: formats.number(chosen.length),
          })}
        </Checkbox>
        {possible.map((transition) => (
          <Button
            key={transition.action}
            isPending={isBusy}
            pendingLabel={translate('structure:working')}
            onPress={() =>
              press({
                transition,
                nodes: chosen.filter((node) =>
                  possibleOf(node).some(({ action }) => action === transition.action),
                ),
              })
            }
          >
            {reading.t(transition.title)}
          </Button>
        ))}
        {question}
        {chosen.length > 0 && targets.length > 0 ? (
          <Select
            // A choice is applied at once.
            key={marked.join()}
            label={translate('structure:many.moveTo')}
            isDisabled={isBusy}
            options={targets.map((target) => ({ id: target.nodeId, label: pathName(target) }))}
            value={null}
            onChange={(parentId) => void moveInto(parentId)}
          />
        ) : null}
        <Text role="status" size="sm" tone="muted">
          {done === null
            ? null
            : translate('structure:many.done', { count: done, number: formats.number(done) })}
        </Text>
      </Bar>
      {refused.map(({ name, why }) => (
        <Banner key={name} tone="warning">
          <bdi>{name}</bdi>: {why}
        </Banner>
      ))}
    </Stack>
  )
}

/* The height is the same with and without buttons: content below does not move. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 44px;
`

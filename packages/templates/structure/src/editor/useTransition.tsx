import { type Arranged, changeState, type StructureNode } from '@console/core/structures'
import { Button, Dialog, elementsAround, focusNear, Stack, Text } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { NodeTransition } from '../config/config'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import { structureKey } from '../state/structureOptions'
import { useStructureUndo } from '../state/useStructureUndo'
import { useNodeWrite } from './useNodeWrite'

interface Wish {
  transition: NodeTransition
  nodes: readonly StructureNode[]
}

/** Transition that awaits confirmation, with the pressed button and its ancestors. */
interface Asked extends Wish {
  text: string
  around: readonly Element[]
}

/**
 * Applies a transition to nodes: confirms it if the screen has a question, and offers an undo.
 * @param act applies it, and returns the nodes for which it succeeded
 */
export function useTransition(act: (wish: Wish) => Promise<readonly StructureNode[]>) {
  const { config, read, way, reading } = useOpenStructure()
  const { structure } = config
  const queries = useQueryClient()
  const nameOf = useNameOf()
  const { offer } = useStructureUndo(structure)
  const { run } = useNodeWrite()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function undo(action: string, nodes: readonly StructureNode[]) {
    const key = structureKey(structure, way.address.scope)
    for (const { nodeId } of nodes) {
      const now = queries.getQueryData<Arranged>(key)?.nodes.find((each) => each.nodeId === nodeId)
      if (now) await run((send, writeKey) => changeState(send, structure, now, action, writeKey))
    }
  }

  async function go(wish: Wish, around: readonly Element[]) {
    const { action, undoneBy } = wish.transition
    const done = await act(wish)
    // The button may have disappeared with its action.
    setTimeout(() => focusNear(around))
    if (undoneBy === undefined || done.length === 0) return
    const event = config.messages.events[action]
    offer(() => void undo(undoneBy, done)).report({
      title: event === undefined ? reading.t(wish.transition.title) : reading.t(event),
      description: reading.formats.list(done.map(nameOf)),
    })
  }

  function press(wish: Wish) {
    const text = config.question?.(wish.transition.action, wish.nodes, read.nodes, reading) ?? null
    const around = elementsAround(document.activeElement, document.body)
    if (text === null) return void go(wish, around)
    setAsked({ ...wish, text, around })
    setIsAsking(true)
  }

  const question: ReactNode = asked ? (
    <Dialog
      role="alertdialog"
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      title={reading.t(asked.transition.title)}
      closeLabel={reading.translate('structure:close')}
    >
      <Stack>
        <Text as="p">{asked.text}</Text>
        <Stack direction="row" justify="end" gap={2}>
          <Button onPress={() => setIsAsking(false)}>{reading.translate('structure:close')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              setIsAsking(false)
              void go(asked, asked.around)
            }}
          >
            {reading.t(asked.transition.title)}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  ) : null

  return { press, question }
}

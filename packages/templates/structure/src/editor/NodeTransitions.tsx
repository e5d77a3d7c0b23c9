import { changeState, type StructureNode } from '@console/core/structures'
import { Button, Tooltip, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import { useOpenStructure } from '../state/openStructure'
import { useNodeWrite } from './useNodeWrite'
import { useTransition } from './useTransition'

/** Buttons for a node's transitions; hidden without write access. */
export function NodeTransitions({ node }: { node: StructureNode }) {
  const { config, canEdit, reading } = useOpenStructure()
  const { structure, transitions } = config
  const { run, isBusy } = useNodeWrite()
  const { press, question } = useTransition(async ({ transition: { action } }) =>
    (await run((send, key) => changeState(send, structure, node, action, key))) ? [node] : [],
  )
  if (!canEdit) return null
  return (
    <>
      {(transitions?.(node) ?? []).map((transition, place) =>
        transition.blockedBy === undefined ? (
          <Button
            // The button of the action that undoes it keeps focus.
            key={place}
            isPending={isBusy}
            pendingLabel={reading.translate('structure:working')}
            onPress={() => press({ transition, nodes: [node] })}
          >
            {reading.t(transition.title)}
          </Button>
        ) : (
          <Blocked
            key={place}
            title={reading.t(transition.title)}
            reason={reading.t(transition.blockedBy)}
          />
        ),
      )}
      {question}
    </>
  )
}

/** Button of an unavailable transition: it stays focusable and shows the reason. */
function Blocked({ title, reason }: { title: string; reason: string }) {
  const id = useId()
  return (
    <>
      <Tooltip content={reason}>
        <Button isUnavailable aria-describedby={id}>
          {title}
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  )
}

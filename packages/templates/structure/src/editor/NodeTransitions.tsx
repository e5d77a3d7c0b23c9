import { changeState, type StructureNode } from '@console/core/structures'
import { Button } from '@console/ui'
import { useOpenStructure } from '../openStructure'
import { useNodeWrite } from './useNodeWrite'

/** A button for each thing that can be done with a node beside changing it; none for who may only read. */
export function NodeTransitions({ node }: { node: StructureNode }) {
  const { config, canEdit, reading } = useOpenStructure()
  const { structure, transitions } = config
  const { run, isBusy } = useNodeWrite()
  if (!canEdit) return null
  return (transitions?.(node) ?? []).map(({ action, title }) => (
    <Button
      key={action}
      isPending={isBusy}
      pendingLabel={reading.say('structure:working')}
      onPress={() => void run((send, key) => changeState(send, structure, node, action, key))}
    >
      {reading.t(title)}
    </Button>
  ))
}

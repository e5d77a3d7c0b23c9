import type { StructureNode } from '@console/core/structures'
import { Checkbox } from '@console/ui'
import { useNameOf, useOpenStructure } from '../openStructure'

interface MarkNodeProps {
  node: StructureNode
  marked: readonly string[]
  onMark: (ids: string[]) => void
}

/** The box of a row, for what is done with several (`ManyNodes`); none for who may only read. */
export function MarkNode({ node, marked, onMark }: MarkNodeProps) {
  const { canEdit, reading } = useOpenStructure()
  const nameOf = useNameOf()
  if (!canEdit) return null
  return (
    <Checkbox
      aria-label={reading.say('structure:many.mark', { name: nameOf(node) })}
      isSelected={marked.includes(node.nodeId)}
      onChange={(isOn) =>
        onMark(isOn ? [...marked, node.nodeId] : marked.filter((id) => id !== node.nodeId))
      }
    />
  )
}

import type { StructureNode } from '@console/core/structures'
import { Checkbox } from '@console/ui'
import { useNameOf, useOpenStructure } from '../state/openStructure'

interface MarkNodeProps {
  node: StructureNode
  marked: readonly string[]
  onMark: (ids: string[]) => void
}

/** Checkbox of a row, for bulk actions (`ManyNodes`); hidden without write access. */
export function MarkNode({ node, marked, onMark }: MarkNodeProps) {
  const { canEdit, reading } = useOpenStructure()
  const nameOf = useNameOf()
  if (!canEdit) return null
  return (
    <Checkbox
      aria-label={reading.translate('structure:many.mark', { name: nameOf(node) })}
      isSelected={marked.includes(node.nodeId)}
      onChange={(isOn) =>
        onMark(isOn ? [...marked, node.nodeId] : marked.filter((id) => id !== node.nodeId))
      }
    />
  )
}

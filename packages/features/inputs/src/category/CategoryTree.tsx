import { useFormats, useText } from '@console/core/i18n'
import { pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import { askedIn, type CategoryInputs } from '@console/domain/input'
import { Tree, type TreeNode } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownInputs } from '@console/marketplace/category-inputs'

interface CategoryTreeProps {
  nodes: readonly Category[]
  documents: readonly CategoryInputs[]
  selected: string | null
  onSelect: (categoryId: string) => void
}

/** The categories, each with how many inputs it asks itself. */
export function CategoryTree({ nodes, documents, selected, onSelect }: CategoryTreeProps) {
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const textOf = useText()
  const [expanded, setExpanded] = useState(() =>
    selected === null ? [] : pathTo(nodes, selected).map(({ nodeId }) => nodeId),
  )
  const itemsIn = (parentId: string | null): TreeNode[] =>
    nodes
      .filter((node) => node.parentId === parentId)
      .map(({ nodeId, name, isActive }) => {
        const count = askedIn(ownInputs(documents, nodeId)).length
        return {
          id: nodeId,
          text: textOf(name),
          isMuted: !isActive,
          note:
            count === 0 ? undefined : t('category.own', { count, number: formats.number(count) }),
          children: itemsIn(nodeId),
        }
      })
  return (
    <Tree
      label={t('category.tree')}
      items={itemsIn(null)}
      selectedId={selected}
      onSelect={onSelect}
      expandedIds={expanded}
      onExpand={setExpanded}
    />
  )
}

import { useFormats, useText } from '@console/core/i18n'
import { parentsIn, pathTo, searchNodes } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import { askedIn, type CategoryInputs } from '@console/domain/input'
import { Text, TextField, theme, Tree, type TreeNode } from '@console/ui'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownInputs } from '@console/marketplace/category-inputs'
import styled from 'styled-components'

interface CategoryTreeProps {
  nodes: readonly Category[]
  documents: readonly CategoryInputs[]
  selected: string | null
  onSelect: (categoryId: string) => void
}

/** Category tree with the number of own inputs of each, and a search over names in all languages. */
export function CategoryTree({ nodes, documents, selected, onSelect }: CategoryTreeProps) {
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const textOf = useText()
  const [expanded, setExpanded] = useState(() =>
    selected === null ? [] : pathTo(nodes, selected).map(({ nodeId }) => nodeId),
  )
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed).trim()
  const shown =
    searched === ''
      ? nodes
      : searchNodes(nodes, searched, ({ name }) => Object.values(name) as string[])
  const itemsIn = (parentId: string | null): TreeNode[] =>
    shown
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
    <>
      <SearchBox>
        <TextField
          type="search"
          label={t('category.search')}
          icon={<Search />}
          value={typed}
          onChange={setTyped}
        />
      </SearchBox>
      {shown.length === 0 ? (
        <SearchBox>
          <Text role="status">{t('category.noMatch')}</Text>
        </SearchBox>
      ) : (
        <Tree
          label={t('category.tree')}
          items={itemsIn(null)}
          selectedId={selected}
          onSelect={onSelect}
          expandedIds={searched === '' ? expanded : parentsIn(shown)}
          onExpand={setExpanded}
        />
      )}
    </>
  )
}

const SearchBox = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
`

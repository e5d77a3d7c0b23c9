import { useDeferredValue, useMemo, useState } from 'react'
import {
  type DropPlace,
  moveTo,
  parentsIn,
  pathTo,
  searchNodes,
  type StructureNode,
} from '@console/core/structures'
import { Search as Magnifier } from 'lucide-react'
import { Button, StatePanel, TextField, theme, Tree } from '@console/ui'
import styled from 'styled-components'
import { useOpenStructure } from '../state/openStructure'
import { treeItems } from './treeItems'
import type { Moves } from './useMoves'

/** Maximum nodes of a tree without a search field. */
const fewNodes = 8

/**
 * Maximum search results that are all shown; with more, expanded nodes stay as they are until the search is narrower.
 */
const manyMatches = 80

/** Tree of the nodes, with a search field. */
export function StructureTree({ moves }: { moves: Moves }) {
  const { config, read, way, canEdit, reading } = useOpenStructure()
  const { nodes } = read
  const { selected } = way.address
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed)
  const { expanded, setExpanded } = useExpanded(nodes, selected)
  const { structure, nameOf, iconOf, note, isMuted, messages } = config
  const isSearching = searched.trim() !== ''
  const shown = useMemo(
    () =>
      isSearching
        ? searchNodes(nodes, searched, (node) => Object.values(nameOf(node)) as string[])
        : nodes,
    [nodes, isSearching, searched, nameOf],
  )
  const items = treeItems(shown, (node: StructureNode) => ({
    text: reading.text(nameOf(node)),
    icon: iconOf?.(node),
    note: note?.(node, nodes, reading),
    isMuted: isMuted?.(node) ?? false,
  }))

  if (nodes.length === 0)
    return (
      <StatePanel
        kind="empty"
        title={reading.translate('structure:empty')}
        actions={
          canEdit ? (
            <Button onPress={() => way.go({ newIn: null })}>{reading.t(messages.create)}</Button>
          ) : undefined
        }
      >
        {reading.t(messages.empty)}
      </StatePanel>
    )

  const moveOf = (
    id: string,
    { id: at, position }: { id: string; position: DropPlace['position'] },
  ) => moveTo(nodes, structure.depth, id, { nodeId: at, position })
  return (
    <>
      {nodes.length > fewNodes ? (
        <Search>
          <TextField
            label={reading.translate('structure:search')}
            icon={<Magnifier />}
            value={typed}
            onChange={setTyped}
            type="search"
          />
        </Search>
      ) : null}
      {shown.length === 0 ? (
        <StatePanel
          kind="noMatch"
          title={reading.translate('structure:noMatch.title')}
          actions={
            <Button onPress={() => setTyped('')}>
              {reading.translate('structure:noMatch.clear')}
            </Button>
          }
        >
          {reading.translate('structure:noMatch')}
        </StatePanel>
      ) : (
        <Tree
          label={reading.t(messages.tree)}
          items={items}
          selectedId={selected}
          onSelect={(id) => way.go({ selected: id })}
          expandedIds={isSearching && shown.length <= manyMatches ? parentsIn(shown) : expanded}
          onExpand={setExpanded}
          // With a search some nodes are missing, and the target of a move would be unclear.
          moving={
            canEdit && !isSearching
              ? {
                  canDrop: (id, place) => moveOf(id, place) !== null,
                  onDrop(id, place) {
                    const move = moveOf(id, place)
                    if (move) moves.put(move)
                  },
                }
              : undefined
          }
        />
      )}
    </>
  )
}

/** Expanded nodes: the defaults, and whenever another node is selected, all its parents. */
function useExpanded(nodes: readonly StructureNode[], selected: string | null) {
  const around = () =>
    selected === null
      ? []
      : pathTo(nodes, selected)
          .map(({ nodeId }) => nodeId)
          .slice(0, -1)
  const [expanded, setExpanded] = useState(around)
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    setShown(selected)
    setExpanded([...new Set([...expanded, ...around()])])
  }
  return { expanded, setExpanded }
}

const Search = styled.div`
  padding: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.hairline};
`

import { Check, ChevronRight, GripVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import type { Selection } from 'react-aria-components'
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree'
import {
  DropIndicator,
  type ItemDropTarget,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'
import { treeRow } from './treeRow'

/** One item of a tree, with what stands below it. */
export interface TreeNode {
  id: string
  /** Its words; typed letters find it by them. */
  text: string
  icon?: ReactNode
  /** At the end of its row: a count, a mark. */
  note?: ReactNode
  /** It counts less than the others, as what is switched off. */
  isMuted?: boolean
  children?: readonly TreeNode[]
}

/** Where an item is let go: into another, or before or after it. */
export interface TreePlace {
  id: string
  position: 'into' | 'before' | 'after'
}

export interface TreeProps {
  /** What the items are, for screen readers. */
  label: string
  items: readonly TreeNode[]
  /** The one that is open. Left out, as `onSelect` is, where several are marked. */
  selectedId?: string | null
  onSelect?: (id: string) => void
  /** Several are marked, each by a box at its start, in place of one being chosen. */
  marking?: {
    ids: readonly string[]
    /** Those that cannot be marked now; what stands in them can be reached. */
    lockedIds: readonly string[]
    onMark: (ids: string[]) => void
  }
  expandedIds: readonly string[]
  onExpand: (ids: string[]) => void
  /** Items are put elsewhere by dragging them or, from the handle of a row, by keys. Left out: they stay where they are. */
  moving?: {
    canDrop: (id: string, place: TreePlace) => boolean
    onDrop: (id: string, place: TreePlace) => void
  }
}

/**
 * Items that stand in each other, or in a list where none has children; it scrolls, and is as high as the column that it stands in. Arrow keys, Home, End and typed letters go from row to row and open and close
 * them; Enter chooses one, or marks it where several can be. Enter on a row's handle lifts it: the arrows then go from place to place, Enter lets it go, Escape leaves it where it was. All of it is
 * announced in the reader's language.
 */
export function Tree(props: TreeProps) {
  return (
    <WithAria>
      <TreeInside {...props} />
    </WithAria>
  )
}

/** What is moved, at the place where it would be put. */
function Carried({ text }: { text: string }) {
  return (
    <bdi data-carried aria-hidden>
      {text}
    </bdi>
  )
}

const positions = { on: 'into', before: 'before', after: 'after' } as const

function placeOf({ key, dropPosition }: ItemDropTarget): TreePlace {
  return { id: String(key), position: positions[dropPosition] }
}

function TreeInside({
  label,
  items,
  selectedId = null,
  onSelect,
  marking,
  expandedIds,
  onExpand,
  moving,
}: TreeProps) {
  /** The item that is lifted. */
  const lifted = useRef<string | null>(null)
  /** Its words, shown where it would be put. */
  const [carried, setCarried] = useState('')
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (_, dragged) => {
      setCarried(dragged[0]?.text ?? '')
      return dragged.map(({ text }) => ({ 'text/plain': text }))
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target}>
        {({ isDropTarget }) => (isDropTarget ? <Carried text={carried} /> : null)}
      </DropIndicator>
    ),
    onDragStart: ({ keys: [key] }) => {
      lifted.current = key === undefined ? null : String(key)
    },
    onDragEnd: () => {
      lifted.current = null
    },
    getDropOperation: (target) =>
      target.type === 'item' &&
      lifted.current !== null &&
      moving?.canDrop(lifted.current, placeOf(target))
        ? 'move'
        : 'cancel',
    onMove: ({ keys: [key], target }) => {
      if (key !== undefined) moving?.onDrop(String(key), placeOf(target))
    },
  })
  const isMoved = moving !== undefined

  function renderItem({ id, text, icon, note, isMuted, children = [] }: TreeNode) {
    return (
      <AriaTreeItem key={id} id={id} textValue={text} data-muted={isMuted || undefined}>
        <TreeItemContent>
          {({ hasChildItems, isDropTarget }) => (
            <>
              {isMoved ? (
                <Button slot="drag" data-handle>
                  <GripVertical size={14} aria-hidden />
                </Button>
              ) : null}
              {hasChildItems ? (
                <Button slot="chevron" data-chevron>
                  <ChevronRight size={16} aria-hidden data-mirrored />
                </Button>
              ) : (
                <span data-chevron />
              )}
              {marking ? (
                <CheckboxField slot="selection">
                  <CheckboxButton data-mark>
                    <Check aria-hidden />
                  </CheckboxButton>
                </CheckboxField>
              ) : null}
              {icon ? <span data-icon>{icon}</span> : null}
              <span data-text title={text}>
                {text}
              </span>
              {note ? <span data-note>{note}</span> : null}
              {isDropTarget ? <Carried text={carried} /> : null}
            </>
          )}
        </TreeItemContent>
        {children.length > 0 ? <Collection items={children}>{renderItem}</Collection> : null}
      </AriaTreeItem>
    )
  }

  return (
    <Root
      aria-label={label}
      items={items}
      {...(marking
        ? {
            selectionMode: 'multiple' as const,
            selectedKeys: marking.ids,
            disabledKeys: marking.lockedIds,
            disabledBehavior: 'selection' as const,
            // All: only those that can be marked, wherever they stand, would be; nobody has seen them.
            onSelectionChange: (keys: Selection) => {
              if (keys !== 'all') marking.onMark([...keys].map(String))
            },
          }
        : {
            selectionMode: 'single' as const,
            disallowEmptySelection: true,
            selectedKeys: selectedId === null ? [] : [selectedId],
            onSelectionChange: (keys: Selection) => {
              const [key] = keys === 'all' ? [] : keys
              if (key !== undefined && key !== selectedId) onSelect?.(String(key))
            },
          })}
      expandedKeys={expandedIds}
      onExpandedChange={(keys) => onExpand([...keys].map(String))}
      // With handles and without it is another tree.
      key={String(isMoved)}
      dragAndDropHooks={isMoved ? dragAndDropHooks : undefined}
    >
      {renderItem as (item: object) => ReturnType<typeof renderItem>}
    </Root>
  )
}

const Root = styled(AriaTree)`
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space[1]};
  overflow: auto;
  outline: none;
  ${treeRow}

  /* It is a row as well, and takes no room: the list keeps its height while something is moved. */
  .react-aria-DropIndicator {
    display: block;
    block-size: 0;
    min-block-size: 0;
    margin-inline-start: calc((var(--tree-item-level) - 1) * 20px);
    padding: 0;
    border-radius: 1px;
    outline: 1px solid transparent;
  }
  .react-aria-DropIndicator[data-drop-target] {
    outline-color: ${theme.color.accent};
  }
` as typeof AriaTree

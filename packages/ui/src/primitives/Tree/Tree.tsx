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

/** One item of a tree, with its children. */
export interface TreeNode {
  id: string
  /** Its text; typed letters are matched with it. */
  text: string
  icon?: ReactNode
  /** At the end of its row: a count or a mark. */
  note?: ReactNode
  /** De-emphasized, for example because it is inactive. */
  isMuted?: boolean
  children?: readonly TreeNode[]
}

/** Drop position: into another item, or before or after it. */
export interface TreePlace {
  id: string
  position: 'into' | 'before' | 'after'
}

export interface TreeProps {
  /** Accessible name of the items. */
  label: string
  items: readonly TreeNode[]
  /** Id of the current item. Left out, as `onSelect` is, with multiple selection. */
  selectedId?: string | null
  onSelect?: (id: string) => void
  /** Multiple selection by a checkbox at the start of each item, instead of one current item. */
  marking?: {
    ids: readonly string[]
    /** Items that can't be selected now; their children can be reached. */
    lockedIds: readonly string[]
    onMark: (ids: string[]) => void
  }
  expandedIds: readonly string[]
  onExpand: (ids: string[]) => void
  /** Items can be moved by dragging or, from the handle of a row, by keys. Left out: they are fixed. */
  moving?: {
    canDrop: (id: string, place: TreePlace) => boolean
    onDrop: (id: string, place: TreePlace) => void
  }
}

/**
 * Nested items, or a flat list where none has children; it scrolls, and is as high as its column. Arrow keys, Home, End and typed letters
 * move between rows and open and close them; Enter chooses one, or toggles it with multiple selection. Enter on a row's handle lifts it:
 * the arrows then move between drop positions, Enter drops it, Escape cancels. Everything is announced in the user's language.
 */
export function Tree(props: TreeProps) {
  return (
    <WithAria>
      <TreeInside {...props} />
    </WithAria>
  )
}

/** Name of the dragged row, shown at its drop position. */
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
  /** The lifted item. */
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
            // Select all would select every selectable item, including those the user hasn't seen.
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
      // Trees with and without handles are remounted.
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

import { WindowedList } from '@console/master-detail'
import { Button, StatePanel } from '@console/ui'
import { type DragEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { rowHeight, TodoRow, type TodoRowProps } from './TodoRow'

interface TodoListProps extends Pick<TodoRowProps, 'labels' | 'selection' | 'writes'> {
  todos: readonly Todo[]
  /** Reason for an empty list. */
  kind: 'empty' | 'noMatch' | 'noneDeleted' | 'unknown'
  openId: string | undefined
  pathOf: (todoId: string) => string
  onClear: () => void
  /** Moves a to-do to another's position in the manual order; undefined if that order is not shown. */
  onMove: ((todoId: string, to: number) => void) | undefined
}

/**
 * List of to-dos, or the reason why there are none. In the manual order, Alt with ↑ and ↓ moves the focused one, and a
 * pointer drags any.
 */
export function TodoList({ todos, kind, openId, pathOf, onClear, onMove, ...row }: TodoListProps) {
  const { t } = useTranslation('todo')
  const dragged = useRef<string | null>(null)

  if (todos.length === 0)
    return (
      <StatePanel
        kind={kind === 'noMatch' || kind === 'unknown' ? 'noMatch' : 'empty'}
        title={t(`none.${kind}.title`)}
        actions={kind === 'noMatch' ? <Button onPress={onClear}>{t('search.clear')}</Button> : null}
      >
        {t(`none.${kind}.message`)}
      </StatePanel>
    )

  /** Handles the arrows before the list does. */
  function moveByKey(event: KeyboardEvent, id: string, place: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!onMove || !event.altKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(id, place + step)
  }

  return (
    <WindowedList
      label={t('list.label')}
      rows={todos}
      idOf={({ id }) => id}
      rowHeight={rowHeight}
      openId={openId}
      hasLetterKeys
      focusRow={row.selection.focusRow}
    >
      {(todo, place) => (
        <Row
          draggable={onMove !== undefined}
          onKeyDown={(event) => moveByKey(event, todo.id, place)}
          onDragStart={(event: DragEvent) => {
            dragged.current = todo.id
            event.dataTransfer.effectAllowed = 'move'
          }}
          onDragOver={(event: DragEvent) => {
            if (dragged.current !== null) event.preventDefault()
          }}
          onDrop={(event: DragEvent) => {
            event.preventDefault()
            if (dragged.current !== null) onMove?.(dragged.current, place)
            dragged.current = null
          }}
        >
          <TodoRow todo={todo} href={pathOf(todo.id)} isOpen={todo.id === openId} {...row} />
        </Row>
      )}
    </WindowedList>
  )
}

const Row = styled.div`
  block-size: 100%;
`

import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch, type Selection } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Todo } from '../contract'
import { focusQuickAdd } from '../QuickAdd/QuickAdd'
import type { TodoWrites, Mark } from '../useTodoWrites'
import type { TodoActs } from '../useTodoActs'

interface TodoKeys {
  selection: Selection<Todo>
  isTrash: boolean
  /** A dialog is open or opening. */
  isAsking: boolean
  writes: TodoWrites
  acts: TodoActs
  onOpen: (todo: Todo) => void
  onNew: () => void
  onUndo: () => void
}

/** Entries of the shortcuts dialog; J, K and the arrows are handled by the list. */
const sheet = [
  { what: 'next', keys: ['J', 'K'] },
  { what: 'open', keys: ['O', 'Enter'] },
  { what: 'done', keys: ['E'] },
  { what: 'remove', keys: ['#'] },
  { what: 'select', keys: ['X'] },
  { what: 'star', keys: ['S'] },
  { what: 'important', keys: ['I'] },
  { what: 'move', keys: ['Alt+↑', 'Alt+↓'] },
  { what: 'new', keys: ['C'] },
  { what: 'quick', keys: ['Q'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'search', keys: ['/'] },
] as const

/**
 * The shortcuts of mail that apply to to-dos. Each acts on the selection, else on the focused row, else on the open
 * to-do.
 */
export function useTodoKeys({
  selection: { withOne, withMany, toggle },
  isTrash,
  isAsking,
  writes,
  acts,
  onOpen,
  onNew,
  onUndo,
}: TodoKeys): void {
  const { t } = useTranslation('todo')
  const turn = (mark: Mark) =>
    isTrash ? undefined : withMany((todos) => void writes.turn(todos, mark))

  useKeys(
    {
      o: withOne(onOpen),
      e: turn('completed'),
      '#': withMany(acts.remove),
      x: withOne(toggle),
      s: turn('starred'),
      i: turn('important'),
      c: onNew,
      q: focusQuickAdd,
      z: onUndo,
      '/': focusSearch,
    },
    isAsking,
  )
  useKeyGroup(
    useMemo(
      () => ({
        title: t('todo.title'),
        keys: sheet.map(({ what, keys }) => ({ keys, what: t(`keys.${what}`) })),
      }),
      [t],
    ),
  )
}

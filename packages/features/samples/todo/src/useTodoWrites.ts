import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { usePressWrites } from '@console/templates/usePressWrites'
import { useTranslation } from 'react-i18next'
import { deleteTodos, removeTodo, setFolder, todoKeys, toggleLabel, updateTodo } from './api'
import type { Todo } from './contract'

/** What one press does with a to-do. Each gives whether it was done. */
export function useTodoWrites() {
  const { t } = useTranslation('todo')
  const send = useSend()
  const { snackbar } = useNotices()
  const write = usePressWrites<readonly Todo[]>(todoKeys.todos)

  /** Draws a to-do as it will be. */
  const as = (todo: Todo) => (rows: readonly Todo[]) =>
    rows.map((row) => (row.id === todo.id ? todo : row))

  async function update(todo: Todo) {
    const call = () => updateTodo(send, todo)
    return (await write({ become: as(todo), call, failed: t('failed.save') })) !== undefined
  }

  return {
    update,
    /** Removes it so that it can be brought back. */
    async remove(todo: Todo) {
      const done = await write({
        become: as({ ...todo, deleted: true }),
        call: () => removeTodo(send, todo.id),
        failed: t('failed.delete'),
      })
      if (done)
        snackbar({
          variant: 'success',
          title: t('removed.title'),
          description: todo.title,
          action: { label: t('undo'), onAction: () => void update({ ...todo, deleted: false }) },
          key: 'todo-removed',
        })
      return done !== undefined
    },
    async moveTo(todo: Todo, folder: number) {
      const done = await write({
        become: as({ ...todo, folder }),
        call: () => setFolder(send, [todo.id], folder),
        failed: t('failed.save'),
      })
      return done !== undefined
    },
    async toggleLabel(todo: Todo, labelId: number) {
      const labels = todo.labels.includes(labelId)
        ? todo.labels.filter((id) => id !== labelId)
        : [...todo.labels, labelId]
      const done = await write({
        become: as({ ...todo, labels }),
        call: () => toggleLabel(send, [todo.id], labelId),
        failed: t('failed.save'),
      })
      return done !== undefined
    },
    /** For ever. */
    async deleteAll(ids: readonly string[]) {
      const done = await write({
        become: (rows) => rows.filter(({ id }) => !ids.includes(id)),
        call: () => deleteTodos(send, ids),
        failed: t('failed.delete'),
      })
      return done !== undefined
    },
  }
}

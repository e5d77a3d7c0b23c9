import type { Selection } from '@console/master-detail'
import { useState } from 'react'
import type { Todo } from './contract'
import { useTodoWrites } from './useTodoWrites'

/** Actions that take to-dos out of a list. */
export interface TodoActs {
  /** Deletes to-dos so that they can be restored; asks first if they are deleted already. */
  remove: (todos: readonly Todo[]) => void
  restore: (todos: readonly Todo[]) => void
}

interface Place {
  selection: Selection<Todo>
  openId: string | undefined
  /** Set while the list shows deleted to-dos. */
  isTrash: boolean
  onClose: () => void
}

/** Actions of a list, which move the focus to the next row when to-dos leave it. */
export function useTodoActs({ selection, openId, isTrash, onClose }: Place) {
  const writes = useTodoWrites()
  const [doomed, setDoomed] = useState<readonly Todo[]>([])

  function goOn(gone: readonly Todo[]) {
    selection.leave(gone)
    if (gone.some(({ id }) => id === openId)) onClose()
  }

  const acts: TodoActs = {
    remove(todos) {
      if (isTrash) return setDoomed(todos)
      goOn(todos)
      void writes.remove(todos)
    },
    restore(todos) {
      goOn(todos)
      void writes.mark(todos, { deleted: false })
    },
  }
  return {
    writes,
    acts,
    /** To-dos to confirm the permanent deletion of. */
    question: {
      todos: doomed,
      onConfirm() {
        setDoomed([])
        goOn(doomed)
        writes.deleteForEver(doomed)
      },
      onClose: () => setDoomed([]),
    },
  }
}

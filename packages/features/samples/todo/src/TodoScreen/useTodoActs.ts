import type { Selection } from '@console/master-detail'
import { useState } from 'react'
import type { Todo } from '../contract'
import { useTodoWrites } from '../useTodoWrites'

/** What to-dos are taken out of a list by. */
export interface TodoActs {
  /** Deletes them so that they can be brought back; asks first where they are deleted already. */
  remove: (todos: readonly Todo[]) => void
  restore: (todos: readonly Todo[]) => void
}

interface Place {
  selection: Selection<Todo>
  openId: string | undefined
  /** Whether the list shows what was deleted. */
  isTrash: boolean
  onClose: () => void
}

/** What can be done in a list, so that the reader goes on at the next row once some have gone. */
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
    /** What it is asked about whether it is to be deleted for ever. */
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

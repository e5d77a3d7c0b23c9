import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { usePressWrites, useUndo } from '@console/press-writes'
import { useTranslation } from 'react-i18next'
import {
  createTodo,
  deleteTodos,
  removeTodo,
  setFolder,
  todoKeys,
  toggleLabel,
  updateTodo,
} from './api'
import type { NewTodo, Todo } from './contract'
import { type Mark, turned } from './TodoScreen/marks'

type Lists = readonly (readonly Todo[])[]

/** What one press says of a to-do. */
export type Marks = Partial<Pick<Todo, 'completed' | 'starred' | 'important' | 'deleted'>>

/** What can be done to to-dos. */
export type TodoWrites = ReturnType<typeof useTodoWrites>

/** What one press does to to-dos, one or many. Each gives whether it was done to all of them. */
export function useTodoWrites() {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const send = useSend()
  const { offer } = useUndo('todo')
  const write = usePressWrites<readonly Todo[]>(todoKeys.todos)
  const notSaved = (todos: readonly Todo[]) => t('failed.save', { count: todos.length })

  /** The whole to-do is sent: with what was taken of it by then, and without what was not. */
  async function mark(todos: readonly Todo[], marks: Marks) {
    const done = await Promise.all(
      todos.map((todo) =>
        write({
          become: each([todo], (known) => ({ ...known, ...marks })),
          call: (said) => updateTodo(send, { ...asSaid(said, todo), ...marks }),
          failed: notSaved(todos),
        }),
      ),
    )
    return !done.includes(undefined)
  }

  async function putIn(todo: Todo, folder: number) {
    const done = await write({
      become: each([todo], (known) => ({ ...known, folder })),
      call: () => setFolder(send, [todo.id], folder),
      failed: notSaved([todo]),
    })
    return done !== undefined
  }

  async function putLabel(todos: readonly Todo[], label: number, isOn: boolean) {
    const done = await write({
      become: each(todos, (known) => ({ ...known, labels: labelled(known, label, isOn) })),
      // The call toggles: those that are so already are left out.
      call: async (said) => {
        const others = todos.filter((todo) => asSaid(said, todo).labels.includes(label) !== isOn)
        return others.length > 0 ? toggleLabel(send, idsOf(others), label) : null
      },
      failed: notSaved(todos),
    })
    return done !== undefined
  }

  return {
    mark,
    /**
     * Adds one that was written in a line.
     * @param key the same for each try: it is added once
     */
    async add(todo: NewTodo, key: string) {
      const created = await write({
        become: (rows) => rows,
        call: () => createTodo(send, todo, key),
        failed: t('failed.add', { title: todo.title }),
      })
      if (!created) return false
      offer(() => void mark([created], { deleted: true })).tell({
        title: t('added.title'),
        description: created.title,
      })
      return true
    },
    /** Puts a mark on those that lack it, or takes it off where all have it; the key that takes back takes it back. */
    turn(todos: readonly Todo[], name: Mark) {
      const [others, marks] = turned(todos, name)
      offer(() => void mark(others, { [name]: !marks[name] }))
      return mark(others, marks)
    },
    /** Removes them so that they can be brought back. */
    async remove(todos: readonly Todo[]) {
      const undoable = offer(() => void mark(gone, { deleted: false }))
      let gone = todos
      const done = await Promise.all(
        todos.map((todo) =>
          write({
            become: each([todo], (known) => ({ ...known, deleted: true })),
            call: () => removeTodo(send, todo.id),
            failed: t('failed.delete', { count: todos.length }),
          }),
        ),
      )
      gone = todos.filter((_, place) => done[place])
      const count = gone.length
      const [only] = gone
      if (!only) undoable.drop()
      else
        undoable.tell({
          title: t('removed.title', { count, number: formats.number(count) }),
          ...(count === 1 ? { description: only.title } : {}),
        })
    },
    /** Moves one into a folder; back where it was in none, the call for that is all of it. */
    moveTo(todo: Todo, folder: number) {
      const { folder: before, ...outside } = todo
      offer(
        () =>
          void (before === undefined
            ? write({
                become: each([todo], () => outside),
                call: () => updateTodo(send, outside),
                failed: notSaved([todo]),
              })
            : putIn(todo, before)),
      )
      return putIn(todo, folder)
    },
    /** Puts a label on them, or takes it off. */
    setLabel(todos: readonly Todo[], label: number, isOn: boolean) {
      const others = todos.filter(({ labels }) => labels.includes(label) !== isOn)
      offer(() => void putLabel(others, label, !isOn))
      return putLabel(others, label, isOn)
    },
    /** The reader is asked before. */
    deleteForEver(todos: readonly Todo[]) {
      const ids = idsOf(todos)
      void write({
        become: (rows) => rows.filter(({ id }) => !ids.includes(id)),
        call: () => deleteTodos(send, ids),
        failed: t('failed.delete', { count: todos.length }),
      })
    },
  }
}

/** The labels of a to-do once one is put on it or taken off. */
export function labelled({ labels }: Todo, label: number, isOn: boolean): number[] {
  return [...labels.filter((id) => id !== label), ...(isOn ? [label] : [])]
}

function idsOf(todos: readonly Todo[]): string[] {
  return todos.map(({ id }) => id)
}

/** Draws what becomes of some to-dos in every list. */
function each(todos: readonly Todo[], become: (todo: Todo) => Todo) {
  const ids = new Set(idsOf(todos))
  return (rows: readonly Todo[]) => rows.map((row) => (ids.has(row.id) ? become(row) : row))
}

/** A to-do as the server has it. */
function asSaid(said: Lists, todo: Todo): Todo {
  return said.flat().find(({ id }) => id === todo.id) ?? todo
}

import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
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

type Lists = readonly (readonly Todo[])[]

/** Flags of a to-do. */
export type Marks = Partial<Pick<Todo, 'completed' | 'starred' | 'important' | 'deleted'>>

/** Mutations of to-dos. */
export type TodoWrites = ReturnType<typeof useTodoWrites>

/** Mutations of one or many to-dos. Each resolves to whether all of them succeeded. */
export function useTodoWrites() {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const send = useSend()
  const { offer } = useUndo('todo')
  const write = useOptimisticMutations<readonly Todo[]>(todoKeys.todos)
  const notSaved = (todos: readonly Todo[]) => t('failed.save', { count: todos.length })

  /** The whole to-do is sent: with the changes saved by then, and without those that failed. */
  async function mark(todos: readonly Todo[], marks: Marks) {
    const done = await Promise.all(
      todos.map((todo) =>
        write({
          become: each([todo], (known) => ({ ...known, ...marks })),
          call: (lists) => updateTodo(send, { ...todoIn(lists, todo), ...marks }),
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
      // The call toggles: to-dos already in the wanted state are left out.
      call: async (lists) => {
        const others = todos.filter((todo) => todoIn(lists, todo).labels.includes(label) !== isOn)
        return others.length > 0 ? toggleLabel(send, idsOf(others), label) : null
      },
      failed: notSaved(todos),
    })
    return done !== undefined
  }

  return {
    mark,
    /**
     * Adds a to-do typed in a line.
     * @param key the same for every attempt, so that it is added once
     */
    async add(todo: NewTodo, key: string) {
      const created = await write({
        become: (rows) => rows,
        call: () => createTodo(send, todo, key),
        failed: t('failed.add', { title: todo.title }),
      })
      if (!created) return false
      offer(() => void mark([created], { deleted: true })).report({
        title: t('added.title'),
        description: created.title,
      })
      return true
    },
    /** Sets a flag on to-dos that lack it, or clears it if all have it; can be undone with the undo key. */
    turn(todos: readonly Todo[], name: Mark) {
      const [others, marks] = turned(todos, name)
      offer(() => void mark(others, { [name]: !marks[name] }))
      return mark(others, marks)
    },
    /** Deletes to-dos so that they can be restored. */
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
        undoable.report({
          title: t('removed.title', { count, number: formats.number(count) }),
          ...(count === 1 ? { description: only.title } : {}),
        })
    },
    /** Moves a to-do to a folder; the undo saves the whole to-do if it had no folder. */
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
    /** Adds a label to to-dos or removes it. */
    setLabel(todos: readonly Todo[], label: number, isOn: boolean) {
      const others = todos.filter(({ labels }) => labels.includes(label) !== isOn)
      offer(() => void putLabel(others, label, !isOn))
      return putLabel(others, label, isOn)
    },
    /** The user confirms first. */
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

/** Labels of a to-do after one was added or removed. */
export function labelled({ labels }: Todo, label: number, isOn: boolean): number[] {
  return [...labels.filter((id) => id !== label), ...(isOn ? [label] : [])]
}

function idsOf(todos: readonly Todo[]): string[] {
  return todos.map(({ id }) => id)
}

/** Updates to-dos in every cached list. */
function each(todos: readonly Todo[], become: (todo: Todo) => Todo) {
  const ids = new Set(idsOf(todos))
  return (rows: readonly Todo[]) => rows.map((row) => (ids.has(row.id) ? become(row) : row))
}

/** A to-do as the server has it. */
function todoIn(lists: Lists, todo: Todo): Todo {
  return lists.flat().find(({ id }) => id === todo.id) ?? todo
}

/** Flags that are toggled. */
export type Mark = 'completed' | 'starred' | 'important'

/** To-dos that toggling a flag changes, and the change: it is set on those that lack it, or cleared if all have it. */
function turned(todos: readonly Todo[], mark: Mark): [readonly Todo[], Marks] {
  const lacking = todos.filter((todo) => !todo[mark])
  return lacking.length > 0 ? [lacking, { [mark]: true }] : [todos, { [mark]: false }]
}
